export const collectionLimits = { collections: 200, products: 200 } as const;
/** Days for which a product counts as new, before an admin sets another number. */
export const defaultNewDays = 30;
