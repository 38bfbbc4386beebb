/** The kinds of categories: of work, and of the products of a shop. Each kind has a tree of its own. */
export const categoryKinds = ['specialty', 'product'] as const;
export type CategoryKind = (typeof categoryKinds)[number];
