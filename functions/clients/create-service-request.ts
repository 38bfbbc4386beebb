import { randomUUID } from 'node:crypto';
import { createServiceRequest } from '#shared/contracts/clients.ts';
import { covers, isWithin, type ServedStores } from '#shared/domain/clients/cooperation.ts';
import { serviceRequestDeadline } from '#shared/domain/clients/service-requests.ts';
import { Problem } from '#shared/domain/problem.ts';
import { getCooperation, limitOf } from '../data/clients/cooperations.ts';
import { findListedPerformer } from '../data/clients/directory.ts';
import { ofOpenRequest, serviceRequestWrites } from '../data/clients/service-requests.ts';
import { activeCompanyCheck, ofActiveCompany } from '../data/companies/require-active.ts';
import { notificationWrite } from '../data/notifications/notifications.ts';
import { listActiveAccountsByRole } from '../data/people/account-lists.ts';
import { serve } from '../http/serve.ts';
import { requestLetterWrites, requestRecordWrites } from './request-changes.ts';
import { requireStoresOf } from './require-stores.ts';
import { toReplyRequest } from './to-reply-request.ts';

export const handler = serve(createServiceRequest, async ({ body, actor, now }) => {
  const customer = actor.company;
  if (!customer) throw new Problem('not-found');
  const vendor = await findListedPerformer(body.vendor_id);
  if (!vendor) throw new Problem('not-found', { fields: { vendor_id: { key: 'not-found' } } });
  const people = await listActiveAccountsByRole('ROLE_VENDOR', vendor.id);
  if (people.length === 0) throw new Problem('performer-without-people');
  await requireUnserved(vendor.id, customer.id, body.store_ids);
  const request = {
    ...body,
    id: randomUUID(),
    customer_id: customer.id,
    created_at: now,
    valid_until: serviceRequestDeadline(now),
    closed: null,
  };
  const sides = { customer, vendor: { id: vendor.id, name: vendor.name } };
  const records = await requestRecordWrites('service-requested', { before: null, after: request }, sides, {
    actor,
    now,
  });
  const writes = [
    ...serviceRequestWrites(request, now),
    ...[customer.id, vendor.id].map(activeCompanyCheck),
    notificationWrite({
      kind: 'service-requested',
      to: { company: vendor.id },
      at: now,
      params: { company: customer.name },
      about: request.id,
    }),
    ...requestLetterWrites('serviceRequested', request, people, now),
    ...records,
  ];
  return {
    reply: { data: await toReplyRequest(actor, request, now) },
    writes,
    limits: [{ limit: 'service-requests-of-company', subject: customer.id }],
    // Of an inactive performer it answers not-found again; that the customer is inactive is answered before it runs.
    retryOn: [ofActiveCompany],
    refusals: [[ofOpenRequest, 'already-asked']],
  };
});

/** Throws already-served or narrowed-by-admin. */
const requireUnserved = async (vendorId: string, customerId: string, storeIds: ServedStores) => {
  const [cooperation, limit] = await Promise.all([
    getCooperation(vendorId, customerId),
    limitOf(vendorId, customerId),
    requireStoresOf(customerId, storeIds),
  ]);
  if (covers(cooperation, storeIds)) throw new Problem('already-served');
  if (!isWithin(storeIds, limit)) throw new Problem('narrowed-by-admin');
};
