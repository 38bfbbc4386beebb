type Named = { id: string; name: string };
/** The stores of a customer that a performer serves; null means all of them, new ones too. */
export type ServedStores = readonly string[] | null;
type Cooperation = { store_ids: ServedStores };

/** Whether a performer serves a store of the customer. Without a cooperation it serves none. */
export const serves = (cooperation: Cooperation | undefined, storeId: string): boolean =>
  cooperation !== undefined && (cooperation.store_ids === null || cooperation.store_ids.includes(storeId));

/** The performers of a store, of all that serve its customer. */
export const performersAt = (
  cooperations: readonly (Cooperation & { vendor: Named })[],
  storeId: string,
): { id: string; name: string }[] =>
  cooperations.filter((cooperation) => serves(cooperation, storeId)).map(({ vendor: { id, name } }) => ({ id, name }));

/** Whether a change of a cooperation ends it in a store. */
export const endsAt = (before: Cooperation | undefined, after: Cooperation | undefined, storeId: string): boolean =>
  serves(before, storeId) && !serves(after, storeId);

export const sameStores = (one: ServedStores, other: ServedStores): boolean =>
  one === null || other === null
    ? one === other
    : one.length === other.length && one.every((storeId) => other.includes(storeId));

/** Whether a cooperation covers the requested stores already. Without a cooperation it covers none. */
export const covers = (cooperation: Cooperation | undefined, requested: ServedStores): boolean =>
  cooperation !== undefined && sameStores(cooperation.store_ids, withStores(cooperation, requested));

/** The stores of a cooperation after the performer has agreed to serve others, too. */
export const withStores = (cooperation: Cooperation | undefined, requested: ServedStores): string[] | null => {
  const served = cooperation ? cooperation.store_ids : [];
  return served === null || requested === null ? null : [...new Set([...served, ...requested])];
};
