export const problems = {
  'document-not-allowed': 409,
  'order-not-documented': 409,
  'order-has-documents': 409,
} as const satisfies Record<string, number>;
