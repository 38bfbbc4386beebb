export const problems = {
  'product-type-in-use': 409,
  'parameters-not-saved': 409,
  'too-many-parameters': 409,
  'too-many-options': 409,
  'too-many-product-types': 409,
} as const satisfies Record<string, number>;
