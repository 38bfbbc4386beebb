import * as z from 'zod/mini';
import { scheduleMistakes } from '../domain/stores/schedule.ts';
import { companyRoles } from './companies.ts';
import { area, item, list, paging, sortedBy, unpagedList } from './endpoint.ts';
import {
  bounded,
  clock,
  day,
  id,
  integer,
  idAndName,
  queryArray,
  role,
  search,
  text,
  timeZone,
  version,
} from './fields.ts';
import { phoneNumbers } from './person-fields.ts';
import { storeCode } from './store-code.ts';

const endpoint = area('stores');

/** The hours of one day at most, and the dates with other hours. */
export const maxHours = 6;
export const maxExceptions = 60;

const quarterHour = clock.check(
  z.refine((time) => Number(time.slice(3)) % 15 === 0, { error: 'not-quarter-hour', abort: true }),
);
const dayHours = z
  .array(z.strictObject({ from: quarterHour, to: quarterHour, next_day: z.boolean() }))
  .check(z.maxLength(maxHours));
export const Week = z.strictObject({
  mon: dayHours,
  tue: dayHours,
  wed: dayHours,
  thu: dayHours,
  fri: dayHours,
  sat: dayHours,
  sun: dayHours,
});
/** When a store is open, in its time zone. Hours that end on the next day say so by `next_day`. */
export const Schedule = z
  .strictObject({
    week: Week,
    exceptions: z.array(z.strictObject({ date: day, hours: dayHours })).check(z.maxLength(maxExceptions)),
  })
  .check(
    z.check(({ value, issues }) => {
      for (const { path, key } of scheduleMistakes(value))
        issues.push({ code: 'custom', message: key, input: value, path, continue: true });
    }),
  );
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
/** Stores of before the point was required have none until somebody sets it. */
const requiredLocation = z
  .nullable(Location)
  .check(z.refine((location) => location !== null, { error: 'point-required' }));
/** The editable fields; a new store and an edited one have the same. */
export const StoreFields = z.strictObject({
  name: text(100),
  address: text(200),
  location: z.nullable(Location),
  phone: z.nullable(phoneNumbers),
  /** m². Larger than 200 m², a shop must close on some state holidays (act 223/2016). */
  sales_area_m2: z.nullable(integer(1, 100_000)),
  time_zone: timeZone,
  schedule: Schedule,
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
  schedule: Schedule,
  pickup: z.boolean(),
  delivery_warehouse: z.boolean(),
  /** Performers that serve the store. */
  vendors: z.array(idAndName),
  /** Nothing can be ordered for an inactive store. */
  active: z.boolean(),
  /** The fields that the actor may change; empty means read-only. */
  editable: z.array(z.keyof(StoreFields)),
});
export type Store = z.infer<typeof Store>;

export const listStores = endpoint({
  name: 'list-stores',
  summary: 'List the stores within the scope of the caller, by name',
  assistant: 'Stores (objects) by name or address: a town is a word of the address',
  page: '/stores/edit/{id}',
  method: 'GET',
  path: '/api/shop/stores',
  access: 'store.list',
  query: z.strictObject({
    ...paging,
    ...sortedBy(['name', 'address']),
    /** Only these rows of the list, for the labels of chosen values; other filters do not count. */
    id: z.optional(queryArray(id)),
    company_id: z.optional(id),
    /** What `company_id` is: the owner of the stores (by default), or a performer that serves them. */
    company_role: z.optional(z.enum(companyRoles)),
    /** Only the stores that this person is given. */
    user_id: z.optional(id),
    /** Active stores if it is not set. */
    active: z.optional(z.enum(['true', 'false'])),
    /** Only those where orders are picked up. */
    pickup: z.optional(z.literal('true')),
    /** The beginnings of words of the name; `address` likewise. */
    name: z.optional(search),
    address: z.optional(search),
  }),
  reply: list(Store),
  problems: ['not-found'],
});

export const getStore = endpoint({
  name: 'get-store',
  summary: 'Get a store',
  assistant: 'One store with its opening hours and performers',
  page: '/stores/edit/{id}',
  method: 'GET',
  path: '/api/shop/store/{id}',
  access: 'store.read',
  params: z.object({ id }),
  reply: item(
    z.extend(Store, {
      /** The numbers of the performers that serve the store, for those who may call them. */
      contacts: z.array(z.object({ name: z.string(), phone: z.string() })),
    }),
  ),
  problems: ['not-found'],
});

export const createStore = endpoint({
  name: 'create-store',
  summary: 'Create a store; performers that serve the whole company serve it at once',
  method: 'POST',
  path: '/api/shop/stores',
  access: 'store.create',
  body: z.extend(z.required(z.partial(StoreFields), { name: true, address: true }), {
    location: requiredLocation,
    /** The owning company; only an admin may name another company than their own. */
    company_id: z.optional(id),
  }),
  reply: item(Store),
  status: 201,
  problems: ['not-found', 'plan-stores-limit'],
});

export const updateStore = endpoint({
  name: 'update-store',
  summary: 'Change a store; a store manager may change only its schedule',
  method: 'PUT',
  path: '/api/shop/store/{id}',
  access: 'store.update',
  params: z.object({ id }),
  body: z.extend(z.partial(StoreFields), { version }),
  reply: item(Store),
  problems: ['not-found', 'changed'],
});

export const setStoreActive = endpoint({
  name: 'set-store-active',
  summary: 'Deactivate a store without coming shifts, so that nothing can be ordered for it, or activate it again',
  method: 'PUT',
  path: '/api/shop/store/{id}/active',
  access: 'store.deactivate',
  params: z.object({ id }),
  body: z.strictObject({ version, active: z.boolean() }),
  reply: item(Store),
  problems: ['not-found', 'changed', 'store-shifts-ahead', 'plan-stores-limit'],
});

export const deleteStore = endpoint({
  name: 'delete-store',
  summary: 'Delete an inactive store that never had a shift, without managers and open invitations',
  method: 'DELETE',
  path: '/api/shop/store/{id}',
  access: 'store.delete',
  params: z.object({ id }),
  reply: item(z.object({ id })),
  problems: ['not-found', 'changed', 'store-active', 'store-in-use'],
});

export const updateWorkingTime = endpoint({
  name: 'update-working-time',
  summary: 'Change the schedule of a store: its hours by weekday, and dates with other hours',
  method: 'PUT',
  path: '/api/shop/store/{id}/working_time',
  access: 'store.update',
  params: z.object({ id }),
  body: z.strictObject({ version, schedule: Schedule }),
  reply: item(Store),
  problems: ['not-found', 'changed'],
});

/** A person who is given the store: a buyer manager or a store manager. */
export const StoreUser = z.object({
  id,
  fio: z.string(),
  roles: z.array(role),
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
});
export type StoreUser = z.infer<typeof StoreUser>;

export const listStoreUsers = endpoint({
  name: 'list-store-users',
  summary: 'List the people who are given a store and whom the caller may access, ordered by name',
  method: 'GET',
  path: '/api/shop/store/{id}/users',
  access: 'store.list-users',
  params: z.object({ id }),
  query: z.strictObject({ ...paging, ...sortedBy(['fio']) }),
  reply: list(StoreUser),
  problems: ['not-found'],
});

export const updateStoreManagers = endpoint({
  name: 'update-store-managers',
  summary: 'Give a store to a buyer manager or a store manager of its company, or take it from them',
  method: 'PUT',
  path: '/api/shop/store/{id}/store_managers',
  access: 'store.update-managers',
  params: z.object({ id }),
  body: z.strictObject({ user_id: id, remove: z.optional(z.boolean()) }),
  reply: item(StoreUser),
  problems: ['not-found', 'changed', 'person-needs-store'],
});

/** 96 random bits in base64url. */
/** The code on the poster at the store's door, which proves that somebody stands there. Null until the first was made. */
export const StoreCode = z.object({
  /** Of the store. */
  id,
  code: z.nullable(z.string()),
  created_at: z.nullable(z.string()),
});
export type StoreCode = z.infer<typeof StoreCode>;

export const getStoreCode = endpoint({
  name: 'get-store-code',
  summary: "Get the code of a store's poster",
  method: 'GET',
  path: '/api/shop/store/{id}/code',
  access: 'store.update',
  params: z.object({ id }),
  reply: item(StoreCode),
  problems: ['not-found'],
});

export const renewStoreCode = endpoint({
  name: 'renew-store-code',
  summary: "Make a new code for a store's poster; the former one is not valid any more",
  method: 'PUT',
  path: '/api/shop/store/{id}/code',
  access: 'store.update',
  params: z.object({ id }),
  /** The present code, so that of two people who renew it at once one is refused; null for the first code. */
  body: z.strictObject({ replaces: z.nullable(storeCode) }),
  reply: item(StoreCode),
  problems: ['not-found', 'changed'],
});

/** How good a found point is: of the address itself, or of the middle of its town, which people correct on the map. */
export const precisions = ['address', 'town'] as const;
/** An address with its point: degrees of WGS 84. */
export const FoundAddress = z.object({
  /** The address in one line, as a store keeps it. */
  label: z.string(),
  town: z.string(),
  /** The region or the country, to tell towns of one name apart. */
  region: z.nullable(z.string()),
  lat: z.number(),
  lng: z.number(),
  precision: z.enum(precisions),
});
export type FoundAddress = z.infer<typeof FoundAddress>;

export const geocodeAddress = endpoint({
  name: 'geocode-address',
  summary: 'Suggest addresses for a typed text, best first, each with its point',
  method: 'GET',
  path: '/api/geocode/address',
  access: 'store.update',
  // Counts the requests of an account to the geocoding service.
  writes: true,
  localized: true,
  query: z.strictObject({ address: text(200) }),
  reply: unpagedList(FoundAddress),
});

/** Degrees in a query. */
const coordinate = (maximum: number) =>
  z.pipe(
    bounded(24).check(
      z.refine((written) => /^-?\d{1,3}(\.\d+)?$/.test(written) && Math.abs(Number(written)) <= maximum, {
        error: 'wrong-format',
      }),
    ),
    z.transform(Number),
  );

export const geocodePoint = endpoint({
  name: 'geocode-point',
  summary: 'Get the address nearest to a point; null if there is none near',
  method: 'GET',
  path: '/api/geocode/latlng',
  access: 'store.update',
  writes: true,
  localized: true,
  query: z.strictObject({ lat: coordinate(90), lng: coordinate(180) }),
  reply: item(z.nullable(FoundAddress)),
});

export const getPublicStore = endpoint({
  name: 'get-public-store',
  summary: 'Get the public data of a store: name, address and opening hours',
  method: 'GET',
  path: '/api/shop/_p/store/{id}',
  access: 'public',
  atEdge: true,
  // Counts the client's address for the rate limit.
  writes: true,
  params: z.object({ id }),
  query: z.strictObject({
    /** The code of a poster. */
    code: z.optional(bounded(64)),
  }),
  reply: item(
    z.object({
      id,
      name: z.string(),
      address: z.string(),
      /** Whether the given code is the present one; null without a code. */
      code_valid: z.nullable(z.boolean()),
      location: Store.shape.location,
      time_zone: z.string(),
      schedule: Schedule,
      pickup: z.boolean(),
      active: z.boolean(),
    }),
  ),
  problems: ['not-found'],
});
