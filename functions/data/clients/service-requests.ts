import * as z from 'zod/mini';
import { id } from '#shared/contracts/fields.ts';
import { cooperationScope } from '#shared/domain/clients/scope.ts';
import { serviceRequestState, type ServiceRequestState } from '#shared/domain/clients/service-requests.ts';
import { Problem } from '#shared/domain/problem.ts';
import type { Actor } from '#shared/domain/roles.ts';
import { isInScope } from '#shared/domain/scope/scope.ts';
import { entity } from '../entity.ts';
import { expiry } from '../indexes.ts';
import { type Key, recordKeyOf } from '../keys.ts';
import { inGivenOrder, type Page, pageOf, pageOfIds, type Paging } from '../list.ts';
import { part } from '../part.ts';
import { readNewest } from '../scope.ts';
import { get, ifNotExists, queryTable, type Write } from '../table.ts';

export const ofRequest = part('request');
export const ofOpenRequest = part('open');

const serviceRequestKey = recordKeyOf('SERVICE_REQUEST');
/** An open request of a customer, to prevent a second one to the same performer. */
const openRequestKey = (customerId: string, vendorId: string): Key => ({
  pk: `COMPANY#${customerId}`,
  sk: `REQUEST#${vendorId}`,
});
const serviceRequestsPartition = 'SERVICE_REQUESTS';
export const sentRequestsPartition = (customerId: string) => `COMPANY#${customerId}#REQUESTS`;
export const receivedRequestsPartition = (vendorId: string) => `VENDOR#${vendorId}#REQUESTS`;

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
    z.object({ as: z.enum(['accepted', 'declined', 'withdrawn']), at: z.string(), reason: z.nullable(z.string()) }),
  ),
});
export type ServiceRequest = z.infer<typeof ServiceRequest>;

const requests = entity('service-request', ServiceRequest);

/** By id, without an access check. */
export const findServiceRequest = async (requestId: string): Promise<ServiceRequest | undefined> => {
  const item = await get(serviceRequestKey(requestId));
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
      key: serviceRequestKey,
      read: requests.read,
      isShown: (request) => isReadBy(actor, request),
    });
  const { entries, isWhole } = await readNewest(cooperationScope, actor, {
    sources: (list) => {
      switch (list.list) {
        case 'all':
          return [
            vendor_id === undefined
              ? { index: 'all', pk: serviceRequestsPartition }
              : { index: 'by-vendor', pk: receivedRequestsPartition(vendor_id) },
          ];
        case 'performer':
          return [{ index: 'by-vendor', pk: receivedRequestsPartition(list.company) }];
        case 'company':
          return [{ index: 'by-company', pk: sentRequestsPartition(list.company) }];
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
    key: serviceRequestKey,
    read: requests.read,
  });
  return isWhole ? page : { ...page, total_is_minimum: true };
};

const seconds = (instant: string) => Math.floor(Date.parse(instant) / 1000);
/** Not before the deadline, so that two are never open at once. */
const secondsAfter = (instant: string) => Math.ceil(Date.parse(instant) / 1000);
/** Requests stay in the lists for this many days after their deadline. */
const keptDays = 60;

/** The ids of the performers with an open request of a customer. */
export const requestedPerformers = async (customerId: string, now: string): Promise<string[]> => {
  const { pk, sk: prefix } = openRequestKey(customerId, '');
  return (await queryTable(pk, { startsWith: prefix }))
    .filter((item) => Number(item[expiry]) > seconds(now))
    .map(({ sk }) => String(sk).slice(prefix.length));
};

/** Fail as part `open` if the customer has an open request to the performer. */
export const serviceRequestWrites = (request: ServiceRequest, now: string): Write[] => [
  { part: ofRequest, put: requestItem(request), if: ifNotExists },
  {
    part: ofOpenRequest,
    put: {
      ...openRequestKey(request.customer_id, request.vendor_id),
      id: request.id,
      [expiry]: secondsAfter(request.valid_until),
    },
    if: { expression: `attribute_not_exists(pk) OR ${expiry} <= :now`, values: { ':now': seconds(now) } },
  },
];

/** Close an open request. Fail as part `request` if another request of the API closed it first. */
export const serviceRequestClosingWrites = (
  request: ServiceRequest,
  closed: NonNullable<ServiceRequest['closed']>,
): Write[] => [
  {
    part: ofRequest,
    put: requestItem({ ...request, closed }),
    if: { expression: 'closed = :open', values: { ':open': null } },
  },
  { part: ofOpenRequest, remove: openRequestKey(request.customer_id, request.vendor_id) },
];

const requestItem = (request: ServiceRequest) => {
  const { customer_id, vendor_id, closed, created_at, valid_until } = request;
  const sortKey = `${created_at}#${request.id}`;
  return {
    ...serviceRequestKey(request.id),
    ...requests.store(request),
    projection: { customer_id, vendor_id, closed, valid_until } satisfies Projection,
    [expiry]: seconds(valid_until) + keptDays * 86_400,
    company_pk: sentRequestsPartition(customer_id),
    company_sk: sortKey,
    vendor_pk: receivedRequestsPartition(vendor_id),
    vendor_sk: sortKey,
    all_pk: serviceRequestsPartition,
    all_sk: sortKey,
  };
};
