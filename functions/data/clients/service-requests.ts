import * as z from 'zod/mini';
import { id } from '#shared/contracts/fields.ts';
import { cooperationScope } from '#shared/domain/clients/scope.ts';
import type { ServiceRequestState } from '#shared/domain/clients/service-requests.ts';
import { serviceRequestState } from '#shared/domain/clients/service-requests.ts';
import { Problem } from '#shared/domain/problem.ts';
import type { Actor } from '#shared/domain/roles.ts';
import { isInScope } from '#shared/domain/scope/scope.ts';
import { entity } from '../entity.ts';
import { expiry } from '../indexes.ts';
import { keys, partitions } from '../keys.ts';
import type { Page, Paging } from '../list.ts';
import { inGivenOrder, pageOf, pageOfIds } from '../list.ts';
import { readNewest } from '../scope.ts';
import type { Write } from '../table.ts';
import { get, ifNotExists, queryTable } from '../table.ts';

/** A customer asks a performer to serve its stores: the listed ones, or all of them (new ones too) if null. */
const ServiceRequest = z.object({
  id,
  customer_id: id,
  vendor_id: id,
  store_ids: z.nullable(z.array(id)),
  comment: z.nullable(z.string()),
  created_at: z.string(),
  /** The performer can answer until then. */
  valid_until: z.string(),
  closed: z.nullable(
    z.object({
      as: z.enum(['accepted', 'declined', 'withdrawn']),
      at: z.string(),
      reason: z.nullable(z.string()),
    }),
  ),
});
export type ServiceRequest = z.infer<typeof ServiceRequest>;

const requests = entity('service-request', ServiceRequest);

/** By id, without an access check. */
export const findServiceRequest = async (requestId: string): Promise<ServiceRequest | undefined> => {
  const item = await get(keys.serviceRequest(requestId));
  return item && requests.read(item);
};

const isReadBy = (actor: Actor, { vendor_id, customer_id }: ServiceRequest): boolean =>
  isInScope(cooperationScope, actor, { vendor_id, customer_id });

/** Throws not-found if it does not exist or is between other companies. */
export const getServiceRequest = async (actor: Actor, requestId: string): Promise<ServiceRequest> => {
  const request = await findServiceRequest(requestId);
  if (!request || !isReadBy(actor, request)) throw new Problem('not-found');
  return request;
};

type Projection = Pick<ServiceRequest, 'customer_id' | 'vendor_id' | 'closed' | 'valid_until'>;
type Filter = Paging<'created_at'> & {
  id?: string[] | undefined;
  states?: readonly ServiceRequestState[] | undefined;
  vendor_id?: string | undefined;
};

/** One page of the requests that the actor's company sent or received, or for the platform of all, newest first. */
export const listServiceRequests = async (actor: Actor, filter: Filter, now: string): Promise<Page<ServiceRequest>> => {
  const { id: ids, states, vendor_id, ...paging } = filter;
  if (ids)
    return pageOfIds(ids, {
      key: keys.serviceRequest,
      read: requests.read,
      isShown: (request) => isReadBy(actor, request),
    });
  const { entries, isWhole } = await readNewest(cooperationScope, actor, {
    sources: (list) => {
      switch (list.list) {
        case 'all':
          return [
            vendor_id === undefined
              ? { index: 'all', pk: partitions.all('SERVICE_REQUESTS') }
              : { index: 'by-vendor', pk: partitions.receivedRequests(vendor_id) },
          ];
        case 'performer':
          return [{ index: 'by-vendor', pk: partitions.receivedRequests(list.company) }];
        case 'company':
          return [{ index: 'by-company', pk: partitions.sentRequests(list.company) }];
      }
    },
    subject: (entry) => entry['projection'] as Projection,
  });
  const page = await pageOf<Projection, ServiceRequest>({
    entries,
    paging: { ...paging, order: paging.order ?? 'desc' },
    sorting: { language: 'cs', columns: { created_at: inGivenOrder } },
    keep: (request) =>
      (!states || states.includes(serviceRequestState(request, now))) &&
      (vendor_id === undefined || request.vendor_id === vendor_id),
    key: keys.serviceRequest,
    read: requests.read,
  });
  return isWhole ? page : { ...page, total_is_minimum: true };
};

const seconds = (instant: string) => Math.floor(Date.parse(instant) / 1000);
/** Not before the deadline, so that two are never open at once. */
const secondsAfter = (instant: string) => Math.ceil(Date.parse(instant) / 1000);
/** Requests stay in the lists for this many days after their deadline. */
const keptDays = 60;

/** The ids of the performers that a customer has asked and that have not answered. */
export const askedBy = async (customerId: string, now: string): Promise<string[]> =>
  (await queryTable(keys.company(customerId).pk, { startsWith: 'REQUEST#' }))
    .filter((item) => Number(item[expiry]) > seconds(now))
    .map(({ sk }) => String(sk).slice('REQUEST#'.length));

/** Fail as part `open` if the customer has an open request to the performer. */
export const serviceRequestWrites = (request: ServiceRequest, now: string): Write[] => [
  { part: 'request', put: requestItem(request), if: ifNotExists },
  {
    part: 'open',
    put: {
      ...keys.openRequest(request.customer_id, request.vendor_id),
      id: request.id,
      [expiry]: secondsAfter(request.valid_until),
    },
    if: { expression: `attribute_not_exists(pk) OR ${expiry} <= :now`, values: { ':now': seconds(now) } },
  },
];

/** Close an open request. Fail as part `request` if another request of the API closed it first. */
export const serviceRequestClosed = (
  request: ServiceRequest,
  closed: NonNullable<ServiceRequest['closed']>,
): Write[] => [
  {
    part: 'request',
    put: requestItem({ ...request, closed }),
    if: { expression: 'closed = :open', values: { ':open': null } },
  },
  { part: 'open', remove: keys.openRequest(request.customer_id, request.vendor_id) },
];

const requestItem = (request: ServiceRequest) => {
  const { customer_id, vendor_id, closed, created_at, valid_until } = request;
  const order = `${created_at}#${request.id}`;
  return {
    ...keys.serviceRequest(request.id),
    ...requests.store(request),
    projection: { customer_id, vendor_id, closed, valid_until } satisfies Projection,
    [expiry]: seconds(valid_until) + keptDays * 86_400,
    company_pk: partitions.sentRequests(customer_id),
    company_sk: order,
    vendor_pk: partitions.receivedRequests(vendor_id),
    vendor_sk: order,
    all_pk: partitions.all('SERVICE_REQUESTS'),
    all_sk: order,
  };
};
