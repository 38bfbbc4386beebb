export default {
  'long-shift': 'The shift lasts {{hours}} h. The law allows at most 12 h.',
  rest: 'Only {{hours}} h of rest between shifts. The law requires 11 h.',
  'no-break': 'No 30-minute break is planned. The law requires one after 6 hours of work.',
  'closed-by-law': 'Shops over 200 m² are closed by law on {{date}} (act 223/2016).',
  notice_one: 'The worker learns of the shift less than {{count}} day ahead. The contract requires that notice.',
  notice_other: 'The worker learns of the shift less than {{count}} days ahead. The contract requires that notice.',
  busy: 'Works elsewhere {{range}}.',
  'no-specialty': 'Does not have this specialty.',
  'no-company': 'Has no company.',
  'did-not-come': 'Did not come today: {{store}}, {{range}}.',
  'worked-here': 'Worked here on {{date}}.',
  elsewhere: 'elsewhere',
} as const;
