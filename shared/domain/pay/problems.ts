export const problems = {
  'coefficient-in-locked-month': 409,
  'coefficient-end-before-start': 422,
  'too-many-coefficients': 409,
  'rate-in-locked-month': 409,
  'too-many-rates': 409,
} as const satisfies Record<string, number>;
