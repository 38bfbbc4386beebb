import type * as z from 'zod/mini';
import type { listServiceRequests } from '#shared/contracts/clients.ts';
import { allowedRequestActions, serviceRequestState } from '#shared/domain/clients/service-requests.ts';
import type { Actor } from '#shared/domain/roles.ts';
import type { ServiceRequest } from '../data/clients/service-requests.ts';
import { companiesById } from '../data/companies/companies.ts';
import { storesById } from '../data/stores/stores.ts';

type Shown = z.input<typeof listServiceRequests.reply>['data'][number];

/** Stores of a row that are named. */
const namedStores = 10;

/** With the names of today: companies and stores may have been renamed since. */
export const toReplyRequests = async (
  actor: Actor,
  requests: readonly ServiceRequest[],
  now: string,
): Promise<Shown[]> => {
  const [companies, stores] = await Promise.all([
    companiesById(requests.flatMap(({ customer_id, vendor_id }) => [customer_id, vendor_id])),
    storesById(requests.flatMap(({ store_ids }) => store_ids?.slice(0, namedStores) ?? [])),
  ]);
  const named = (id: string) => ({ id, name: companies.find((company) => company.id === id)?.name ?? '' });
  return requests.map((request) => ({
    ...request,
    customer: named(request.customer_id),
    vendor: named(request.vendor_id),
    stores: stores
      .filter(({ id }) => request.store_ids?.slice(0, namedStores).includes(id))
      .map(({ id, name, address }) => ({ id, name, address })),
    state: serviceRequestState(request, now),
    closed_at: request.closed?.at ?? null,
    reason: request.closed?.reason ?? null,
    actions: allowedRequestActions(request, actor, now),
  }));
};

export const toReplyRequest = async (actor: Actor, request: ServiceRequest, now: string): Promise<Shown> => {
  const [shown] = await toReplyRequests(actor, [request], now);
  if (!shown) throw new Error('One request is presented as one');
  return shown;
};
