export const problems = {
  'too-many-collections': 409,
} as const satisfies Record<string, number>;
