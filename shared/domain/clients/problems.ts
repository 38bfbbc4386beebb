export const problems = {
  'confirmed-shifts-ahead': 409,
  'service-request-closed': 409,
  'already-asked': 409,
  'already-served': 409,
  'service-not-widened': 403,
  'narrowed-by-admin': 409,
  'performer-without-people': 409,
} as const satisfies Record<string, number>;
