export default {
  'long-shift': 'The shift lasts {{hours}} h. The law allows 12 h.',
  rest: 'Only {{hours}} h of rest between shifts. The law asks for 11 h.',
  'no-break': 'No 30-minute break is planned. The law asks for one after 6 h of work.',
  'closed-by-law': 'Shops over 200 m² are closed by law on {{date}} (act 223/2016).',
  notice: 'The worker learns of it less than {{days}} days ahead, which is the agreed notice.',
  busy: 'Works elsewhere {{range}}.',
  'no-specialty': 'Does not have this specialty.',
  'no-company': 'Has no company.',
} as const;
