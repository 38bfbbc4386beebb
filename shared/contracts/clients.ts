import * as z from 'zod/mini';
import { endpoint, item, list, paging, sortedBy } from './endpoint.ts';
import { id, idAndName, queryArray, search, uniqueArray } from './fields.ts';

/** Clients of a performer, or stores of a client, that one request names. More stores are served as all of them. */
const maxNamed = 1000;
/** Grows with each change of what a performer serves. */
const serviceVersion = z.int().check(z.gte(1));
/**
 * What becomes of confirmed shifts of the performer that lie ahead in stores that it no longer serves: they stay with
 * it, or become new again for other performers.
 */
const shifts = z.optional(z.enum(['keep', 'release']));

/** A performer's service to a customer. */
const CompanyClient = z.object({
  /** The customer's id in a list of clients, the performer's in a list of performers. */
  id,
  vendor: idAndName,
  client: idAndName,
  /** Null for all stores, new ones too. */
  store_ids: z.nullable(z.array(id)),
  /** Some of these stores, by name. */
  stores: z.array(idAndName),
});
export type CompanyClient = z.infer<typeof CompanyClient>;

export const listCompanyClients = endpoint({
  name: 'list-company-clients',
  area: 'clients',
  summary: 'List the clients of a performer, or for a customer the performers that serve its stores',
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
    version: z.nullable(serviceVersion),
  }),
});

export const listClientStores = endpoint({
  name: 'list-client-stores',
  area: 'clients',
  summary: "List a client's stores, and which of them a performer serves",
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
  area: 'clients',
  summary: "Set a performer's clients; a vendor may only remove its own. A new client's stores are all served",
  method: 'PUT',
  path: '/api/company_clients/{id}',
  access: 'client.update',
  params: z.object({ id }),
  body: z.strictObject({ clients: uniqueArray(id, maxNamed), version: serviceVersion, shifts }),
  reply: item(z.object({ version: serviceVersion })),
  problems: ['not-found', 'changed', 'confirmed-shifts-ahead'],
});

export const updateClientStores = endpoint({
  name: 'update-client-stores',
  area: 'clients',
  summary: 'Set the stores of a client that a performer serves; null for all, new ones too',
  method: 'PUT',
  path: '/api/company_clients_stores',
  access: 'client.update',
  body: z.strictObject({
    /** The performer; a vendor may leave it out. */
    vendor_id: z.optional(id),
    client_id: id,
    store_ids: z.nullable(uniqueArray(id, maxNamed, 1)),
    version: serviceVersion,
    shifts,
  }),
  reply: item(z.object({ version: serviceVersion })),
  problems: ['not-found', 'changed', 'confirmed-shifts-ahead'],
});
