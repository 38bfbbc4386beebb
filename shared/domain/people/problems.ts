export const problems = {
  'already-admitted': 409,
  'already-invited': 409,
  'already-member': 409,
  'last-admin': 409,
  'last-of-company': 409,
  'shifts-ahead': 409,
  'person-last-of-company': 409,
  'person-shifts-ahead': 409,
  'person-needs-store': 409,
  'invitation-limit': 429,
} as const satisfies Record<string, number>;
