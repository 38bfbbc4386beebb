import * as z from 'zod/mini';
import { endpoint, item, list, paging } from './endpoint.ts';
import { bounded, clock, id, integer, idAndName, search, text, version } from './fields.ts';

const openingHours = z.nullable(
  z
    .strictObject({ from: clock, to: clock })
    .check(z.refine(({ from, to }) => from < to, { error: 'opening-hours-order', path: ['to'] })),
);
/** Opening hours by weekday in the store's time zone; null means closed. */
export const WorkingTime = z.strictObject({
  mon: openingHours,
  tue: openingHours,
  wed: openingHours,
  thu: openingHours,
  fri: openingHours,
  sat: openingHours,
  sun: openingHours,
});
/**
 * Degrees with seven decimals (about 1 cm), because DynamoDB rejects numbers below 1e-130. Adding 0 turns -0 into 0.
 */
const degrees = (maximum: number) =>
  z.number().check(
    z.gte(-maximum),
    z.lte(maximum),
    z.overwrite((value) => Math.round(value * 1e7) / 1e7 + 0),
  );
export const Location = z.strictObject({ lat: degrees(90), lng: degrees(180) });
/** Accepted with spaces, stored without. */
const phone = bounded(40).check(
  z.refine((written) => /^\+[1-9](?:\s?\d){7,14}$/.test(written), { error: 'not-phone', abort: true }),
  z.overwrite((written) => written.replaceAll(/\s/g, '')),
  z.meta({ format: 'phone' }),
);
const timeZone = bounded(60).check(z.refine(isTimeZone, { error: 'unknown-time-zone' }));

/** A fixed offset like +05:17 has no daylight saving time and need not fit the 15-minute grid of shifts. */
function isTimeZone(name: string): boolean {
  if (!/^[a-z]/i.test(name)) return false;
  try {
    Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** The editable fields; a new store and an edited one have the same. */
export const StoreFields = z.strictObject({
  name: text(100),
  address: text(200),
  location: z.nullable(Location),
  phone: z.nullable(phone),
  /** m². Larger than 200 m², a shop must close on some state holidays (act 223/2016). */
  sales_area_m2: z.nullable(integer(1, 100_000)),
  time_zone: timeZone,
  working_time: WorkingTime,
  pickup: z.boolean(),
  delivery_warehouse: z.boolean(),
});
/** The values of a store form. */
export type StoreInput = z.input<typeof StoreFields>;

export const Store = z.object({
  id,
  version,
  company: idAndName,
  name: z.string(),
  address: z.string(),
  location: z.nullable(z.object({ lat: z.number(), lng: z.number() })),
  phone: z.nullable(z.string()),
  sales_area_m2: z.nullable(z.int()),
  time_zone: z.string(),
  working_time: WorkingTime,
  pickup: z.boolean(),
  delivery_warehouse: z.boolean(),
  /** Performers that serve the store. */
  vendors: z.array(idAndName),
  /** The fields that the actor may change; empty means read-only. */
  editable: z.array(z.keyof(StoreFields)),
});
export type Store = z.infer<typeof Store>;

export const listStores = endpoint({
  name: 'list-stores',
  area: 'stores',
  summary: 'List the stores within the scope of the caller, by name',
  method: 'GET',
  path: '/api/shop/stores',
  access: 'store.list',
  query: z.strictObject({
    ...paging,
    company_id: z.optional(id),
    name: z.optional(search),
    address: z.optional(search),
  }),
  reply: list(Store),
});

export const getStore = endpoint({
  name: 'get-store',
  area: 'stores',
  summary: 'Get a store',
  method: 'GET',
  path: '/api/shop/store/{id}',
  access: 'store.read',
  params: z.object({ id }),
  reply: item(Store),
  problems: ['not-found'],
});

export const createStore = endpoint({
  name: 'create-store',
  area: 'stores',
  summary: 'Create a store; performers that serve the whole company serve it at once',
  method: 'POST',
  path: '/api/shop/stores',
  access: 'store.create',
  body: z.extend(z.required(z.partial(StoreFields), { name: true, address: true }), {
    /** The owning company; only an admin may name another company than their own. */
    company_id: z.optional(id),
  }),
  reply: item(Store),
  status: 201,
  problems: ['not-found'],
});

export const updateStore = endpoint({
  name: 'update-store',
  area: 'stores',
  summary: 'Change a store; a store manager may change only its working time',
  method: 'PUT',
  path: '/api/shop/store/{id}',
  access: 'store.update',
  params: z.object({ id }),
  body: z.extend(z.partial(StoreFields), { version }),
  reply: item(Store),
  problems: ['not-found', 'changed'],
});

export const getPublicStore = endpoint({
  name: 'get-public-store',
  area: 'stores',
  summary: 'Get the public data of a store: name, address and opening hours',
  method: 'GET',
  path: '/api/shop/_p/store/{id}',
  access: 'public',
  // Counts the client's address for the rate limit.
  writes: true,
  params: z.object({ id }),
  reply: item(
    z.object({
      id,
      name: z.string(),
      address: z.string(),
      location: Store.shape.location,
      time_zone: z.string(),
      working_time: WorkingTime,
      pickup: z.boolean(),
    }),
  ),
  problems: ['not-found'],
});
