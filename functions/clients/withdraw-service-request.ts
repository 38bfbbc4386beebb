import { withdrawServiceRequest } from '#shared/contracts/clients.ts';
import { requireRequestAction } from '#shared/domain/companies/service-requests.ts';
import { getServiceRequest, serviceRequestClosed } from '../data/clients/service-requests.ts';
import { commit } from '../data/commit.ts';
import { storeReply } from '../data/idempotency-record.ts';
import { notify } from '../data/notifications/notifications.ts';
import { mapConditionFailedTo } from '../data/table.ts';
import { serveIdempotent } from '../http/serve-idempotent.ts';
import { presentRequest } from './present-request.ts';
import { requestRecords, sidesOf } from './request-changes.ts';

export const handler = serveIdempotent(withdrawServiceRequest, async ({ actor, params, now }) => {
  const request = await getServiceRequest(actor, params.id);
  requireRequestAction('withdraw', request, actor, now);
  const closed = { as: 'withdrawn', at: now, reason: null } as const;
  const withdrawn = { ...request, closed };
  const sides = await sidesOf(request);
  const change = { before: request, after: withdrawn };
  const records = await requestRecords('service-request-withdrawn', change, sides, { actor, now });
  const reply = storeReply({ data: await presentRequest(actor, withdrawn, now) });
  await commit([
    ...serviceRequestClosed(request, closed),
    notify({
      kind: 'service-request-withdrawn',
      to: { company: sides.vendor.id },
      at: now,
      params: { company: sides.customer.name },
      about: request.id,
    }),
    ...records,
  ]).catch(mapConditionFailedTo('service-request-closed'));
  return reply;
});
