export const problems = {
  'too-many-favourites': 409,
} as const satisfies Record<string, number>;
