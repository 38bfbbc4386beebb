type Named = { id: string; name: string };
/** The stores of a customer that a performer serves; null means all of them, new ones too. */
export type ServedStores = readonly string[] | null;
type Cooperation = { store_ids: ServedStores };

/** What a cooperation has until its customer sets a limit of supplies. */
export const withoutSupplyLimit = { supply_limit: null, limit_version: 1 };
export const newCooperation = <Parts extends Cooperation>(parts: Parts) => ({ ...parts, ...withoutSupplyLimit });

/** Whether a performer serves a store of the customer. Without a cooperation it serves none. */
export const serves = (cooperation: Cooperation | undefined, storeId: string): boolean =>
  cooperation !== undefined && (cooperation.store_ids === null || cooperation.store_ids.includes(storeId));

/** The performers of a store, of all that serve its customer. */
export const performersAt = (
  cooperations: readonly (Cooperation & { vendor: Named })[],
  storeId: string,
): { id: string; name: string }[] =>
  cooperations.filter((cooperation) => serves(cooperation, storeId)).map(({ vendor: { id, name } }) => ({ id, name }));

/** Whether the stores are all among others. Null is all stores, new ones too. */
export const isWithin = (stores: ServedStores, others: ServedStores): boolean =>
  others === null || (stores !== null && stores.every((storeId) => others.includes(storeId)));

/**
 * The stores beyond which only an admin lets the performer serve the customer, after an admin has changed the served
 * stores; null for no limit. Taking stores away sets the limit, giving all stores ends it.
 */
export const limitAfter = (limit: ServedStores, before: ServedStores, after: ServedStores): ServedStores =>
  limit === null && isWithin(before, after) ? null : after;

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

/** The stores of a cooperation without one of them; `every` are all stores of the customer. */
export const withoutStore = ({ store_ids }: Cooperation, storeId: string, every: readonly string[]): string[] =>
  (store_ids ?? every).filter((id) => id !== storeId);

/** Changes of one request: each needs 9 writes of its transaction. */
export const maxCooperationChanges = 10;
