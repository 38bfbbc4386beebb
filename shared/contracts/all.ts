import * as auth from './auth.ts';
import * as billing from './billing.ts';
import * as cart from './cart.ts';
import * as catalogue from './catalogue.ts';
import * as clients from './clients.ts';
import * as collections from './collections.ts';
import * as companies from './companies.ts';
import type { Endpoint } from './endpoint.ts';
import * as exports from './exports.ts';
import * as files from './files.ts';
import * as hours from './hours.ts';
import * as legal from './legal.ts';
import * as messages from './messages.ts';
import * as notifications from './notifications.ts';
import * as orders from './orders.ts';
import * as pay from './pay.ts';
import * as people from './people.ts';
import * as productTypes from './product-types.ts';
import * as products from './products.ts';
import * as promo from './promo.ts';
import * as reference from './reference.ts';
import * as registration from './registration.ts';
import * as reviews from './reviews.ts';
import * as settings from './settings.ts';
import * as shifts from './shifts.ts';
import * as specialties from './specialties.ts';
import * as statistics from './statistics.ts';
import * as stores from './stores.ts';
import * as supply from './supply.ts';

const areas = {
  auth,
  registration,
  settings,
  files,
  exports,
  legal,
  notifications,
  people,
  companies,
  clients,
  specialties,
  stores,
  'product-types': productTypes,
  products,
  catalogue,
  reviews,
  collections,
  cart,
  orders,
  supply,
  messages,
  shifts,
  hours,
  statistics,
  pay,
  billing,
  promo,
  reference,
};
export type Area = keyof typeof areas;

const isEndpoint = (exported: unknown): exported is Endpoint & { area: Area } =>
  typeof exported === 'object' && exported !== null && 'method' in exported && 'path' in exported;

/**
 * Every endpoint of the API. Routes, Lambdas, grants, the API reference and the permission tests are generated from it.
 */
export const contracts: readonly (Endpoint & { area: Area })[] = Object.values(areas).flatMap((contract) =>
  Object.values(contract).filter(isEndpoint),
);
