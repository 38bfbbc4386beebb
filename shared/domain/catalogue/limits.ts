export const catalogueLimits = {
  favourites: 200,
  /** Parameters that a search counts. */
  facets: 30,
  /** A search counts the parameters of types that are at least this share of what it found. Among all products, of none. */
  typeShare: 1 / 3,
  /** Values of a facet, beside those chosen. */
  values: 30,
} as const;

/** `leastWords` and `words` are those of a group. */
export const synonymLimits = { groups: 300, leastWords: 2, words: 10, letters: 40 } as const;
