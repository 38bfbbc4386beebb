import { withdrawServiceRequest } from '#shared/contracts/clients.ts';
import { requireRequestAction } from '#shared/domain/clients/service-requests.ts';
import { getServiceRequest, ofRequest, serviceRequestClosingWrites } from '../data/clients/service-requests.ts';
import { notificationWrite } from '../data/notifications/notifications.ts';
import { serve } from '../http/serve.ts';
import { requestRecordWrites, sidesOf } from './request-changes.ts';
import { toReplyRequest } from './to-reply-request.ts';

export const handler = serve(withdrawServiceRequest, async ({ actor, params, now }) => {
  const request = await getServiceRequest(actor, params.id);
  requireRequestAction('withdraw', request, actor, now);
  const closed = { as: 'withdrawn', at: now, reason: null } as const;
  const withdrawn = { ...request, closed };
  const sides = await sidesOf(request);
  const change = { before: request, after: withdrawn };
  const records = await requestRecordWrites('service-request-withdrawn', change, sides, { actor, now });
  const writes = [
    ...serviceRequestClosingWrites(request, closed),
    notificationWrite({
      kind: 'service-request-withdrawn',
      to: { company: sides.vendor.id },
      at: now,
      params: { company: sides.customer.name },
      about: request.id,
    }),
    ...records,
  ];
  const reply = { data: await toReplyRequest(actor, withdrawn, now) };
  return { reply, writes, refusals: [[ofRequest, 'service-request-closed']] };
});
