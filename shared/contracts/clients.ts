import * as z from 'zod/mini';
import { serviceRequestActions, serviceRequestStates } from '../domain/clients/service-requests.ts';
import { Credibility, logoPaths } from './companies.ts';
import { area, item, list, paging, sortedBy } from './endpoint.ts';
import {
  id,
  idAndName,
  integer,
  money,
  multilineText,
  queryArray,
  search,
  storedInstant,
  text,
  uniqueArray,
} from './fields.ts';

const endpoint = area('clients');

/** Clients of a performer, or stores of a client, that one request names. More stores are served as all of them. */
export const maxNamed = 1000;
/** Grows with each change of what a performer serves. */
const cooperationVersion = z.int().check(z.gte(1));
/**
 * What becomes of confirmed shifts of the performer that lie ahead in stores that it no longer serves: they stay with
 * it, or become new again for other performers.
 */
const shifts = z.optional(z.enum(['keep', 'release']));

/** A performer's service to a customer. */
const CompanyClient = z.object({
  /** The customer's id in a list of clients, the performer's in a list of performers. */
  id,
  /** Whether this other company is active. */
  active: z.boolean(),
  vendor: idAndName,
  client: idAndName,
  /** Null for all stores, new ones too. */
  store_ids: z.nullable(z.array(id)),
  /** Some of these stores, by name. */
  stores: z.array(idAndName),
  /** Haléř: up to which sum of a month the customer accepts supplies without an approval. Null for none, and to performers. */
  supply_limit: z.nullable(money),
  /** Grows with each change of the limit. */
  limit_version: z.int(),
});
export type CompanyClient = z.infer<typeof CompanyClient>;

export const listCompanyClients = endpoint({
  name: 'list-company-clients',
  summary: 'List the clients of a performer, or for a customer the performers that serve its stores',
  assistant: 'The clients of a performer, or the performers of a customer',
  method: 'GET',
  path: '/api/company_clients',
  access: 'client.list',
  query: z.strictObject({
    ...paging,
    ...sortedBy(['name']),
    /** Only these rows, by the id of the other company. */
    id: z.optional(queryArray(id)),
    /** The performer; a vendor may leave it out. The platform gets no clients without it. */
    vendor_id: z.optional(id),
    /** The beginnings of words of the other company's name. */
    name: z.optional(search),
  }),
  reply: z.object({
    ...list(CompanyClient).shape,
    /** The version to send with a change; null for a customer. */
    version: z.nullable(cooperationVersion),
  }),
});

export const listClientStores = endpoint({
  name: 'list-client-stores',
  summary: "List a client's stores, and which of them a performer serves; a vendor gets only those that it serves",
  method: 'GET',
  path: '/api/company_clients_stores',
  access: 'client.list',
  query: z.strictObject({
    ...paging,
    ...sortedBy(['name', 'address']),
    /** The performer; a vendor may leave it out. */
    vendor_id: z.optional(id),
    /** The customer; a buyer may leave it out. */
    client_id: z.optional(id),
    /** The beginnings of words of the name. */
    name: z.optional(search),
  }),
  reply: list(z.object({ ...idAndName.shape, address: z.string(), served: z.boolean() })),
  problems: ['not-found'],
});

export const updateCompanyClients = endpoint({
  name: 'update-company-clients',
  summary: "Set a performer's clients; a vendor may only remove its own. A new client's stores are all served",
  method: 'PUT',
  path: '/api/company_clients/{id}',
  access: 'client.update',
  params: z.object({ id }),
  body: z.strictObject({ clients: uniqueArray(id, maxNamed), version: cooperationVersion, shifts }),
  reply: item(z.object({ version: cooperationVersion })),
  problems: ['not-found', 'changed', 'confirmed-shifts-ahead'],
});

export const updateClientStores = endpoint({
  name: 'update-client-stores',
  summary: 'Set the stores of a client that a performer serves; null for all, new ones too. A vendor may only narrow',
  method: 'PUT',
  path: '/api/company_clients_stores',
  access: 'client.update',
  body: z.strictObject({
    /** The performer; a vendor may leave it out. */
    vendor_id: z.optional(id),
    client_id: id,
    store_ids: z.nullable(uniqueArray(id, maxNamed, 1)),
    version: cooperationVersion,
    shifts,
  }),
  reply: item(z.object({ version: cooperationVersion })),
  problems: ['not-found', 'changed', 'confirmed-shifts-ahead', 'service-not-widened'],
});

/** A performer that serves a store. */
const StoreClient = z.object({
  ...idAndName.shape,
  /** Whether it serves all stores of the customer, new ones too. */
  all_stores: z.boolean(),
  /** The version to send with a change. */
  version: cooperationVersion,
});
export type StoreClient = z.infer<typeof StoreClient>;

export const listStoreClients = endpoint({
  name: 'list-store-clients',
  summary: 'List the performers that serve a store; a vendor gets only itself',
  method: 'GET',
  path: '/api/shop/store/{id}/store_clients',
  access: 'client.list',
  params: z.object({ id }),
  query: z.strictObject({ ...paging, ...sortedBy(['name']) }),
  reply: list(StoreClient),
  problems: ['not-found'],
});

export const updateStoreClients = endpoint({
  name: 'update-store-clients',
  summary: 'Let a performer serve a store, or with `remove` no longer; a vendor may only give up the store itself',
  method: 'PUT',
  path: '/api/shop/store/{id}/store_clients',
  access: 'client.update',
  params: z.object({ id }),
  body: z.strictObject({
    /** The performer. */
    vendor_id: id,
    /** Of a performer that serves all stores, the others are listed then, and new ones are not served. */
    remove: z.optional(z.boolean()),
    version: cooperationVersion,
    shifts,
  }),
  reply: item(z.object({ version: cooperationVersion })),
  problems: ['not-found', 'changed', 'confirmed-shifts-ahead', 'service-not-widened', 'too-many-stores'],
});

export const setSupplyLimit = endpoint({
  name: 'set-supply-limit',
  summary:
    'Set up to which sum of a calendar month the supplies of a performer are accepted without asking; null to be asked for each',
  method: 'PUT',
  path: '/api/performers/{id}/supply_limit',
  access: 'client.limit-supply',
  params: z.object({ id }),
  body: z.strictObject({
    /** Haléř, at least 1 Kč. */
    supply_limit: z.nullable(integer(1_00, 100_000_000_00)),
    /** The `limit_version` that was seen. */
    version: cooperationVersion,
  }),
  reply: item(z.object({ supply_limit: z.nullable(money), version: cooperationVersion })),
  problems: ['not-found', 'changed'],
});

/** Specialties that a performer names in its directory entry, as many as a worker has. */
const maxSpecialties = 20;
/** What a performer says about itself in the directory. */
const DirectoryEntry = z.object({
  /** The performer. */
  ...idAndName.shape,
  /** 0 before the first change. */
  version: z.int(),
  /** Whether customers find the performer and can ask it. */
  listed: z.boolean(),
  /** Where it works, in its own words. */
  area: z.nullable(z.string()),
  specialties: z.array(idAndName),
});
export type DirectoryEntry = z.infer<typeof DirectoryEntry>;

const contactFields = { phone: z.nullable(z.string()), site: z.nullable(z.string()) };

/**
 * Contacts of performers that do not serve the reader's company, which its people were shown today (Prague), and how
 * many its plan allows; null for no limit.
 */
const ContactsToday = z.object({ used: z.int(), limit: z.nullable(z.int()) });
export type ContactsToday = z.infer<typeof ContactsToday>;

/** A performer as a customer finds it. Its people, clients and shifts are not shown. */
const Performer = z.object({
  ...idAndName.shape,
  ...logoPaths,
  /** The registered address. */
  address: z.nullable(z.string()),
  ...contactFields,
  /** `hidden`: `phone` and `site` are null until the reader has the contact shown. */
  contact: z.enum(['shown', 'hidden']),
  area: z.nullable(z.string()),
  specialties: z.array(idAndName),
  /** Null until the registers were read. */
  credibility: z.nullable(Credibility),
  /** What it serves of the reader's company: all its stores, some, or none. */
  serves: z.enum(['all', 'some', 'none']),
  /** Whether the reader's company has an open request to it. */
  asked: z.boolean(),
});
export type Performer = z.infer<typeof Performer>;

export const listPerformers = endpoint({
  name: 'list-performers',
  summary: 'List the performers that a customer can ask to serve its stores',
  assistant: 'Performers that a customer can ask to serve its stores',
  method: 'GET',
  path: '/api/performers',
  access: 'performer.list',
  localized: true,
  query: z.strictObject({
    ...paging,
    ...sortedBy(['name']),
    /** The beginnings of words of the name. */
    name: z.optional(search),
    /** A part of what the performer says about where it works, or of its address. */
    town: z.optional(search),
    /** The performer names one of these specialties. */
    category_id: z.optional(queryArray(id)),
  }),
  reply: z.object({
    ...list(Performer).shape,
    /** Null for a reader without a company. */
    contacts: z.nullable(ContactsToday),
  }),
});

export const showContact = endpoint({
  name: 'show-contact',
  summary:
    'Show the contact of a performer. The first time on a day counts for the plan, unless the performer serves the caller',
  method: 'POST',
  path: '/api/performers/{id}/contact',
  access: 'performer.show-contact',
  params: z.object({ id }),
  body: z.strictObject({}),
  reply: item(z.object({ ...contactFields, contacts: ContactsToday })),
  problems: ['not-found', 'changed', 'contact-limit'],
});

export const getDirectoryEntry = endpoint({
  name: 'get-directory-entry',
  summary: 'Get what a performer says about itself in the directory',
  method: 'GET',
  path: '/api/performers/{id}/entry',
  access: 'performer.update-entry',
  localized: true,
  params: z.object({ id }),
  reply: item(DirectoryEntry),
  problems: ['not-found'],
});

export const updateDirectoryEntry = endpoint({
  name: 'update-directory-entry',
  summary: 'Change what a performer says about itself in the directory',
  method: 'PUT',
  path: '/api/performers/{id}/entry',
  access: 'performer.update-entry',
  params: z.object({ id }),
  body: z.strictObject({
    listed: z.optional(z.boolean()),
    area: z.optional(z.nullable(text(300))),
    categories_ids: z.optional(uniqueArray(id, maxSpecialties)),
    version: integer(0, 1_000_000_000),
  }),
  reply: item(DirectoryEntry),
  problems: ['not-found', 'changed'],
});

/** Stores that a customer names in a request. It asks for more stores as for all of them. */
export const maxRequestedStores = 100;
const comment = multilineText(500);

/** A customer asks a performer to serve its stores. */
const ServiceRequest = z.object({
  id,
  customer: idAndName,
  vendor: idAndName,
  /** Null for all stores, new ones too. */
  store_ids: z.nullable(z.array(id)),
  /** Some of these stores. */
  stores: z.array(z.object({ ...idAndName.shape, address: z.string() })),
  comment: z.nullable(z.string()),
  state: z.enum(serviceRequestStates),
  created_at: storedInstant,
  /** The performer can answer until then. */
  valid_until: storedInstant,
  /** When it was answered or withdrawn. */
  closed_at: z.nullable(storedInstant),
  /** Why the performer declined. */
  reason: z.nullable(z.string()),
  /** What the reader may do with it now. */
  actions: z.array(z.enum(serviceRequestActions)),
});
export type ServiceRequest = z.infer<typeof ServiceRequest>;

export const listServiceRequests = endpoint({
  name: 'list-service-requests',
  summary:
    'List requests to serve stores, newest first: those that a customer sent, that a performer received, or for the platform all of them',
  method: 'GET',
  path: '/api/service_requests',
  access: 'service-request.list',
  query: z.strictObject({
    ...paging,
    ...sortedBy(['created_at'], 'desc'),
    /** Only these rows; other filters do not count. */
    id: z.optional(queryArray(id)),
    states: z.optional(queryArray(z.enum(serviceRequestStates))),
    /** The performer that the request is sent to. */
    vendor_id: z.optional(id),
  }),
  reply: list(ServiceRequest),
});

export const createServiceRequest = endpoint({
  name: 'create-service-request',
  summary: "Ask a performer to serve some of the caller's stores, or all of them with null",
  method: 'POST',
  path: '/api/service_requests',
  access: 'service-request.send',
  body: z.strictObject({
    vendor_id: id,
    store_ids: z.nullable(uniqueArray(id, maxRequestedStores, 1)),
    comment: z.nullable(comment),
  }),
  reply: item(ServiceRequest),
  status: 201,
  problems: ['not-found', 'already-asked', 'already-served', 'narrowed-by-admin', 'performer-without-people'],
});

export const withdrawServiceRequest = endpoint({
  name: 'withdraw-service-request',
  summary: 'Withdraw a request that the performer has not answered',
  method: 'POST',
  path: '/api/service_requests/{id}/withdraw',
  access: 'service-request.send',
  params: z.object({ id }),
  body: z.strictObject({}),
  reply: item(ServiceRequest),
  problems: ['not-found', 'service-request-closed'],
});

export const acceptServiceRequest = endpoint({
  name: 'accept-service-request',
  summary: 'Accept a request: the performer serves the stores from now on',
  method: 'POST',
  path: '/api/service_requests/{id}/accept',
  access: 'service-request.answer',
  params: z.object({ id }),
  body: z.strictObject({}),
  reply: item(ServiceRequest),
  problems: ['not-found', 'changed', 'service-request-closed', 'narrowed-by-admin'],
});

export const declineServiceRequest = endpoint({
  name: 'decline-service-request',
  summary: 'Decline a request, with a reason that the customer reads',
  method: 'POST',
  path: '/api/service_requests/{id}/decline',
  access: 'service-request.answer',
  params: z.object({ id }),
  body: z.strictObject({ reason: comment }),
  reply: item(ServiceRequest),
  problems: ['not-found', 'service-request-closed'],
});
