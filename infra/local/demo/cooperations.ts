import { newCooperation } from '#shared/domain/clients/cooperation.ts';
import type { Cooperation } from '../../../functions/data/companies/companies.ts';
import type { CompanyKey } from './companies.ts';
import { companyReference } from './companies.ts';
import { idOf } from './seed.ts';
import type { StoreKey } from './sites.ts';

type Link = { vendor: CompanyKey; customer: CompanyKey; stores: readonly StoreKey[] | null };
const links: readonly Link[] = [
  { vendor: 'personalPlus', customer: 'zelenyKos', stores: null },
  { vendor: 'moravaStaff', customer: 'zelenyKos', stores: ['kralovoPole', 'santovka', 'karolina'] },
  { vendor: 'personalPlus', customer: 'drogerieLipa', stores: null },
  { vendor: 'personalPlus', customer: 'hobbyDum', stores: ['zlicin', 'cestlice'] },
  { vendor: 'moravaStaff', customer: 'hobbyDum', stores: ['modrice'] },
  { vendor: 'personalPlus', customer: 'kavarnySlunce', stores: null },
];

export const storeId = (key: StoreKey): string => idOf(`store ${key}`);

export const cooperations: readonly Cooperation[] = links.map(({ vendor, customer, stores }) =>
  newCooperation({
    vendor: companyReference(vendor),
    customer: companyReference(customer),
    store_ids: stores && stores.map(storeId),
  }),
);

export const performersOf = (customer: CompanyKey, store: StoreKey) =>
  links
    .filter((link) => link.customer === customer && (!link.stores || link.stores.includes(store)))
    .map(({ vendor }) => companyReference(vendor));
