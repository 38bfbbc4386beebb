export const problems = {
  'already-reviewed': 409,
} as const satisfies Record<string, number>;
