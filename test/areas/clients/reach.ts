import { randomUUID } from 'node:crypto';
import { serviceRequestWrites } from '../../../functions/data/clients/service-requests.ts';
import { transact } from '../../../functions/data/table.ts';
import type { AreaReach } from '../../world/area-reach.ts';
import { at, when } from '../../world/shift-fixtures.ts';
import type { World } from '../../world/world.ts';

/** Between the customer and the performer of the world, and between the foreign company and the rival. */
const serviceRequests = async ({ companies: { customer, stranger, performer, rival } }: World) => {
  const request = async (from: { id: string }, vendor: { id: string }) => {
    const made = {
      id: randomUUID(),
      customer_id: from.id,
      vendor_id: vendor.id,
      store_ids: null,
      comment: null,
      created_at: when.ordered,
      valid_until: at(28, '00:00'),
      closed: null,
    };
    const [put] = serviceRequestWrites(made, when.ordered);
    if (put) await transact([put]);
    return made.id;
  };
  return {
    own: await request(customer, performer),
    same: await request(customer, performer),
    other: await request(stranger, rival),
  };
};

export default {
  kinds: {
    // The performer of the world and its rival.
    performer: {
      paths: [/^\/api\/company_clients\/\{id\}/, /^\/api\/performers\/\{id\}\/entry/],
      reach: { ROLE_ADMIN: 'own same other', ROLE_VENDOR: 'own same' },
      records: ({ companies: { performer, rival } }) => ({ own: performer.id, same: performer.id, other: rival.id }),
    },
    // The performers that serve the customer of the world; `other` is a company that does not.
    serving: {
      paths: [/^\/api\/performers\/\{id\}\/(supply_limit|contact)$/],
      reach: { ROLE_BUYER: 'own same' },
      records: ({ companies: { performer, rival, stranger } }) => ({
        own: performer.id,
        same: rival.id,
        other: stranger.id,
      }),
    },
    // The customers that the performer of the world serves; an admin names none of its own.
    client: {
      reach: { ROLE_VENDOR: 'own same' },
      records: ({ companies: { customer, stranger } }) => ({ own: customer.id, same: customer.id, other: stranger.id }),
    },
    received: {
      paths: [/^\/api\/service_requests\/\{id\}\/(accept|decline)$/],
      reach: { ROLE_VENDOR: 'own same' },
      records: serviceRequests,
    },
    sent: {
      paths: [/^\/api\/service_requests\/\{id\}\/withdraw$/],
      reach: { ROLE_BUYER: 'own same' },
      records: serviceRequests,
    },
  },
  namedByBody: {
    'list-client-stores': { field: 'client_id', kind: 'client' },
    'update-client-stores': { field: 'client_id', kind: 'client' },
  },
  values:
    ({ companies: { customer, stranger, rival } }) =>
    (id) => ({
      // The present ones, so that other routes keep their records.
      clients: [customer.id, ...(id === rival.id ? [stranger.id] : [])],
      store_ids: null,
    }),
  refusals: {
    'update-client-stores': ['changed'],
    'update-directory-entry': ['changed'],
    'update-store-clients': ['not-found vendor_id'],
  },
} satisfies AreaReach;
