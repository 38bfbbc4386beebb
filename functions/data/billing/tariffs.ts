import * as z from 'zod/mini';
import { Tariff as TariffReply, tariffId } from '#shared/contracts/billing.ts';
import { type CompanyRole, firstTariffs, type TariffId, tariffIds } from '#shared/domain/billing/tariffs.ts';
import { entity } from '../entity.ts';
import { recordKeyOf } from '../keys.ts';
import { atVersion, get, getMany, ifNotExists, type Item, type Write } from '../table.ts';

const tariffKey = recordKeyOf('TARIFF');

const StoredTariff = z.object({
  ...z.omit(TariffReply, { name: true, period: true, cost: true }).shape,
  /** Since when these prices count, ISO 8601 UTC; null for the first ones. */
  prices_since: z.nullable(z.string()),
});
export type StoredTariff = z.infer<typeof StoredTariff>;

/** Before the third schema, plans did not limit contacts. */
const withContacts = (old: Item): Item => {
  const { id, limits } = old as Item & Pick<StoredTariff, 'id' | 'limits'>;
  return { ...old, limits: { ...limits, contacts_per_day: firstTariffs[id].limits.contacts_per_day } };
};
const tariffs = entity('tariff', StoredTariff, [(old) => ({ ...old, prices_since: null }), withContacts]);

export const readTariff = (item: Item): StoredTariff => tariffs.read(item);

/** The plan as an admin has changed it; version 0 as it is at first. */
const toTariff = (id: TariffId, item: Item | undefined): StoredTariff =>
  item ? readTariff(item) : { id, version: 0, prices_since: null, ...firstTariff(id) };

const firstTariff = (id: TariffId) => ({ ...firstTariffs[id], features: [...firstTariffs[id].features] });

/** The plans of one side or of both, the cheapest first. Strongly consistent. */
export const listTariffs = async (role?: CompanyRole): Promise<StoredTariff[]> => {
  const ids = tariffIds.filter((id) => !role || firstTariffs[id].role === role);
  const items = new Map((await getMany(ids.map(tariffKey), true)).map((item) => [item['id'], item]));
  return ids.map((id) => toTariff(id, items.get(id)));
};

/** Strongly consistent. Undefined for another id. */
export const getTariff = async (id: string): Promise<StoredTariff | undefined> => {
  const known = tariffId.safeParse(id);
  return known.success ? toTariff(known.data, await get(tariffKey(id))) : undefined;
};

/** Fails as part `tariff` if it was changed since the version before. */
export const tariffWrite = (after: StoredTariff): Write => ({
  part: 'tariff',
  put: { ...tariffKey(after.id), ...tariffs.store(after) },
  if: after.version === 1 ? ifNotExists : atVersion(after.version - 1),
});
