type Named = { id: string; name: string };
/** The stores of a customer that a performer serves; null means all of them, new ones too. */
export type ServedStores = readonly string[] | null;
type Service = { store_ids: ServedStores };

/** Whether a performer serves a store of the customer. Without a service it serves none. */
export const serves = (service: Service | undefined, storeId: string): boolean =>
  service !== undefined && (service.store_ids === null || service.store_ids.includes(storeId));

/** The performers of a store, of all that serve its customer. */
export const performersAt = (
  services: readonly (Service & { vendor: Named })[],
  storeId: string,
): { id: string; name: string }[] =>
  services.filter((service) => serves(service, storeId)).map(({ vendor: { id, name } }) => ({ id, name }));

/** Whether a change of a service ends it in a store. */
export const endsAt = (before: Service | undefined, after: Service | undefined, storeId: string): boolean =>
  serves(before, storeId) && !serves(after, storeId);

export const sameStores = (one: ServedStores, other: ServedStores): boolean =>
  one === null || other === null
    ? one === other
    : one.length === other.length && one.every((storeId) => other.includes(storeId));

/** Whether a service covers the asked stores already. Without a service it covers none. */
export const covers = (service: Service | undefined, asked: ServedStores): boolean =>
  service !== undefined && sameStores(service.store_ids, withStores(service, asked));

/** The stores of a service after the performer has agreed to serve others, too. */
export const withStores = (service: Service | undefined, asked: ServedStores): string[] | null => {
  const served = service ? service.store_ids : [];
  return served === null || asked === null ? null : [...new Set([...served, ...asked])];
};
