import { newCooperation } from '#shared/domain/clients/cooperation.ts';
import { addMinutes } from '#shared/domain/instants.ts';
import type { Cooperation } from '../../../functions/data/companies/companies.ts';
import { type CompanyKey, companyReference } from './companies.ts';
import { idOf } from './seed.ts';
import type { StoreKey } from './sites.ts';

/** `limit`: of supplies in a month, in haléř. */
type Link = { vendor: CompanyKey; customer: CompanyKey; stores: readonly StoreKey[] | null; limit?: number };
const links: readonly Link[] = [
  { vendor: 'personalPlus', customer: 'zelenyKos', stores: null },
  { vendor: 'moravaStaff', customer: 'zelenyKos', stores: ['kralovoPole', 'santovka', 'karolina'], limit: 25_000_00 },
  { vendor: 'personalPlus', customer: 'drogerieLipa', stores: null },
  { vendor: 'personalPlus', customer: 'hobbyDum', stores: ['zlicin', 'cestlice'] },
  { vendor: 'moravaStaff', customer: 'hobbyDum', stores: ['modrice'] },
  { vendor: 'personalPlus', customer: 'kavarnySlunce', stores: null },
];

export const storeId = (key: StoreKey): string => idOf(`store ${key}`);

export const cooperations: readonly Cooperation[] = links.map(({ vendor, customer, stores, limit }) => ({
  ...newCooperation({
    vendor: companyReference(vendor),
    customer: companyReference(customer),
    store_ids: stores && stores.map(storeId),
  }),
  ...(limit !== undefined && { supply_limit: limit, limit_version: 2 }),
}));

/** When customers set their limits of supplies. */
export const limitSetAt = (now: string): string => addMinutes(now, -40 * 24 * 60);

export const performersOf = (customer: CompanyKey, store: StoreKey) =>
  links
    .filter((link) => link.customer === customer && (!link.stores || link.stores.includes(store)))
    .map(({ vendor }) => companyReference(vendor));
