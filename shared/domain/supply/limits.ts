/**
 * `lines` are products of a supply, fewer than those of a cart: the transaction also has the lists of the store.
 * `documents` are of one order. Of a store, the newest orders are read to show those that are under way.
 */
export const supplyLimits = { lines: 40, documents: 100, readOfStore: 20, shownOfStore: 5 } as const;
