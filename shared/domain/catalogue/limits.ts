export const catalogueLimits = {
  favourites: 200,
  /** Parameters that a search counts. */
  facets: 30,
  /** Values of a facet, beside those chosen. */
  values: 30,
} as const;

/** `leastWords` and `words` are those of a group. */
export const synonymLimits = { groups: 300, leastWords: 2, words: 10, letters: 40 } as const;
