/** The kinds of categories. Each kind has a tree of its own. */
export const categoryKinds = ['specialty', 'product'] as const;
export type CategoryKind = (typeof categoryKinds)[number];
