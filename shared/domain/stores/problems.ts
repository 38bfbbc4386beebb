export const problems = {
  'store-shifts-ahead': 409,
  'store-in-use': 409,
  'store-active': 409,
  'store-inactive': 422,
} as const satisfies Record<string, number>;
