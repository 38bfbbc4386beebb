export default {
  'long-shift': 'The shift lasts {{hours}} h. The law allows 12 h.',
  rest: 'Only {{hours}} h of rest between shifts. The law asks for 11 h.',
  'no-break': 'No 30-minute break is planned. The law asks for one after 6 h of work.',
  'closed-by-law': '{{store}} is closed by law on {{holiday}} (act 223/2016).',
  notice: 'The worker learns of it less than {{days}} days ahead, which is the agreed notice.',
  busy: 'Works elsewhere {{from}} – {{to}}.',
  'no-specialty': 'Does not have this specialty.',
  'no-company': 'Has no company.',
} as const;
