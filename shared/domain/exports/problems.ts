export const problems = {
  'export-limit': 429,
  'running-export-limit': 429,
} as const satisfies Record<string, number>;
