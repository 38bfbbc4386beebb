/**
 * `lines` are products of a supply, fewer than those of a cart: the transaction also has the lists of the store.
 * `documents` are of one order.
 */
export const supplyLimits = { lines: 40, documents: 100 } as const;
