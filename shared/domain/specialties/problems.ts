export const problems = {
  'specialty-in-use': 409,
  'specialty-has-children': 409,
  'category-has-products': 409,
  'too-many-specialties': 409,
  'specialty-inside-itself': 422,
  'specialty-too-deep': 422,
} as const satisfies Record<string, number>;
