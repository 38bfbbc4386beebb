export const problems = {
  'order-not-allowed': 409,
  'order-not-canceled': 409,
  'order-not-invoiced': 409,
  'order-partly-shipped': 409,
  'quotation-expired': 409,
  'quotation-below-bonuses': 409,
  'too-many-order-changes': 409,
} as const satisfies Record<string, number>;
