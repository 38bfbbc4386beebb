import { acceptServiceRequest } from '#shared/contracts/clients.ts';
import { covers, isWithin, newCooperation, type ServedStores, withStores } from '#shared/domain/clients/cooperation.ts';
import { requireRequestAction } from '#shared/domain/clients/service-requests.ts';
import { Problem } from '#shared/domain/problem.ts';
import { ofCooperations, cooperationsBy, cooperationWrites, limitOf } from '../data/clients/cooperations.ts';
import {
  getServiceRequest,
  ofRequest,
  type ServiceRequest,
  serviceRequestClosingWrites,
} from '../data/clients/service-requests.ts';
import { ofActiveCompany, requireActiveCompanies } from '../data/companies/require-active.ts';
import { listActiveAccountsByRole } from '../data/people/account-lists.ts';
import { storesById } from '../data/stores/stores.ts';
import type { Write } from '../data/table.ts';
import type { Context } from '../http/context.ts';
import { serve } from '../http/serve.ts';
import { requestLetterWrites, requestRecordWrites, type Sides, sidesOf } from './request-changes.ts';
import { toReplyRequest } from './to-reply-request.ts';

type By = Pick<Context<typeof acceptServiceRequest>, 'actor' | 'now'>;

/** Both companies hear of the cooperation as of any other; the people of the customer also get a letter. */
export const handler = serve(acceptServiceRequest, async ({ actor, params, now }) => {
  const request = await getServiceRequest(actor, params.id);
  requireRequestAction('accept', request, actor, now);
  await requireActiveCompanies(request.customer_id, request.vendor_id);
  const closed = { as: 'accepted', at: now, reason: null } as const;
  const accepted = { ...request, closed };
  const [sides, buyers] = await Promise.all([
    sidesOf(request),
    listActiveAccountsByRole('ROLE_BUYER', request.customer_id),
  ]);
  const change = { before: request, after: accepted };
  const records = await requestRecordWrites('service-request-accepted', change, sides, { actor, now });
  const cooperation = await newCooperationWrites(request, sides, { actor, now });
  return {
    reply: { data: await toReplyRequest(actor, accepted, now) },
    writes: [
      ...serviceRequestClosingWrites(request, closed),
      ...cooperation,
      ...requestLetterWrites('serviceAccepted', request, buyers, now),
      ...records,
    ],
    retryOn: [ofCooperations, ofActiveCompany],
    refusals: [[ofRequest, 'service-request-closed']],
  };
});

/** None if the performer serves the stores by now. Throws narrowed-by-admin. */
const newCooperationWrites = async (request: ServiceRequest, { customer, vendor }: Sides, by: By): Promise<Write[]> => {
  const requested = await presentStores(request);
  const { version, cooperations } = await cooperationsBy(vendor.id);
  const before = cooperations.find((cooperation) => cooperation.customer.id === customer.id);
  if (covers(before, requested)) return [];
  if (!isWithin(requested, await limitOf(vendor.id, customer.id))) throw new Problem('narrowed-by-admin');
  const served = { vendor, customer, store_ids: withStores(before, requested) };
  const next = before ? { ...before, ...served } : newCooperation(served);
  const changes = [{ ...(before && { before }), next, staffed: 0 }];
  return cooperationWrites(changes, { vendorId: vendor.id, version }, { ...by, releases: false });
};

/** Those of the requested stores that the customer still has. Throws changed if there is none. */
const presentStores = async ({ store_ids, customer_id }: ServiceRequest): Promise<ServedStores> => {
  if (store_ids === null) return null;
  const stores = await storesById(store_ids);
  const present = stores.filter(({ company }) => company.id === customer_id).map(({ id }) => id);
  if (present.length === 0) throw new Problem('changed');
  return present;
};
