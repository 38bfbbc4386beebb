export const catalogueLimits = {
  favourites: 200,
  /** Parameters that a search counts. */
  facets: 30,
  /** Values of a facet, beside those chosen. */
  values: 30,
} as const;
