import { nullsOf } from '#shared/contracts/fields.ts';
import { StoreFields } from '#shared/contracts/stores.ts';
import type { Store } from '../../../functions/data/stores/stores.ts';
import { companyReference } from './companies.ts';
import { performersOf, storeId } from './cooperations.ts';
import { type Site, sites, type StoreKey, storeKeys } from './sites.ts';

const storeOf = (key: StoreKey): Store => {
  const site: Site = sites[key];
  const [week, saturday, sunday] = site.open;
  const [lat, lng] = site.location;
  return {
    ...nullsOf(StoreFields),
    id: storeId(key),
    version: 1,
    company: companyReference(site.company),
    name: site.name,
    address: site.address,
    location: { lat, lng },
    phone: site.phone,
    sales_area_m2: site.area,
    time_zone: 'Europe/Prague',
    schedule: {
      week: { mon: week, tue: week, wed: week, thu: week, fri: week, sat: saturday, sun: sunday },
      exceptions: [],
    },
    pickup: site.company !== 'kavarnySlunce',
    delivery_warehouse: site.delivers ?? false,
    vendors: performersOf(site.company, key),
    active: true,
  };
};

export const stores = Object.fromEntries(storeKeys.map((key) => [key, storeOf(key)])) as Record<StoreKey, Store>;
