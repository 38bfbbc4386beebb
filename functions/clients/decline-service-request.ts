import { declineServiceRequest } from '#shared/contracts/clients.ts';
import { requireRequestAction } from '#shared/domain/clients/service-requests.ts';
import { getServiceRequest, ofRequest, serviceRequestClosingWrites } from '../data/clients/service-requests.ts';
import { notificationWrite } from '../data/notifications/notifications.ts';
import { listActiveAccountsByRole } from '../data/people/account-lists.ts';
import { serve } from '../http/serve.ts';
import { requestLetterWrites, requestRecordWrites, sidesOf } from './request-changes.ts';
import { toReplyRequest } from './to-reply-request.ts';

export const handler = serve(declineServiceRequest, async ({ actor, params, body, now }) => {
  const request = await getServiceRequest(actor, params.id);
  requireRequestAction('decline', request, actor, now);
  const closed = { as: 'declined', at: now, reason: body.reason } as const;
  const declined = { ...request, closed };
  const [sides, buyers] = await Promise.all([
    sidesOf(request),
    listActiveAccountsByRole('ROLE_BUYER', request.customer_id),
  ]);
  const change = { before: request, after: declined };
  const records = await requestRecordWrites('service-request-declined', change, sides, { actor, now });
  const writes = [
    ...serviceRequestClosingWrites(request, closed),
    notificationWrite({
      kind: 'service-request-declined',
      to: { company: sides.customer.id },
      at: now,
      params: { company: sides.vendor.name },
      about: request.id,
    }),
    ...requestLetterWrites('serviceDeclined', request, buyers, now),
    ...records,
  ];
  const reply = { data: await toReplyRequest(actor, declined, now) };
  return { reply, writes, refusals: [[ofRequest, 'service-request-closed']] };
});
