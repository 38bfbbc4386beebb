export const problems = {
  'already-reviewed': 409,
  'review-own-product': 409,
  'review-not-bought': 409,
} as const satisfies Record<string, number>;
