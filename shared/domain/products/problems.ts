export const problems = {
  'product-in-stock': 409,
  'product-sku-taken': 409,
  'stock-below-reserved': 409,
  'too-many-photos': 409,
  'too-many-files': 409,
  'too-many-products': 409,
} as const satisfies Record<string, number>;
