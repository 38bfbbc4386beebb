export const catalogueLimits = {
  /** Products of a page. */
  rows: 100,
  favourites: 200,
  /** Parameters that a search counts. */
  facets: 30,
  /** Values of a facet, beside those chosen. */
  values: 30,
} as const;
