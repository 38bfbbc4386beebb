export const problems = {
  'too-many-messages': 409,
} as const satisfies Record<string, number>;
