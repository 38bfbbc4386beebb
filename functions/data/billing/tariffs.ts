import * as z from 'zod/mini';
import { Tariff as TariffReply, tariffId } from '#shared/contracts/billing.ts';
import type { CompanyRole, Tariff, TariffId } from '#shared/domain/billing/tariffs.ts';
import { firstTariffs, tariffIds } from '#shared/domain/billing/tariffs.ts';
import { entity } from '../entity.ts';
import { recordKeyOf } from '../keys.ts';
import type { Item, Write } from '../table.ts';
import { atVersion, get, getMany, ifNotExists } from '../table.ts';

const tariffKey = recordKeyOf('TARIFF');

const tariffs = entity('tariff', z.object(z.omit(TariffReply, { name: true }).shape));

/** The plan as an admin has changed it; version 0 as it is at first. */
const toTariff = (id: TariffId, item: Item | undefined): Tariff =>
  item ? tariffs.read(item) : { id, version: 0, ...firstTariffs[id] };

/** The plans of one side or of both, the cheapest first. Strongly consistent. */
export const listTariffs = async (role?: CompanyRole): Promise<Tariff[]> => {
  const ids = tariffIds.filter((id) => !role || firstTariffs[id].role === role);
  const items = new Map((await getMany(ids.map(tariffKey), true)).map((item) => [item['id'], item]));
  return ids.map((id) => toTariff(id, items.get(id)));
};

/** Strongly consistent. Undefined for another id. */
export const getTariff = async (id: string): Promise<Tariff | undefined> => {
  const known = tariffId.safeParse(id);
  return known.success ? toTariff(known.data, await get(tariffKey(id))) : undefined;
};

/** Fails as part `tariff` if it was changed since the version before. */
export const tariffReplaced = (after: Tariff): Write => ({
  part: 'tariff',
  put: { ...tariffKey(after.id), ...tariffs.store({ ...after, features: [...after.features] }) },
  if: after.version === 1 ? ifNotExists : atVersion(after.version - 1),
});
