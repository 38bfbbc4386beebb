import { listServiceRequests } from '#shared/contracts/clients.ts';
import { listServiceRequests as loadRequests } from '../data/clients/service-requests.ts';
import { serve } from '../http/serve.ts';
import { toReplyRequests } from './to-reply-request.ts';

export const handler = serve(listServiceRequests, async ({ actor, query, now }) => {
  const page = await loadRequests(actor, query, now);
  return { ...page, data: await toReplyRequests(actor, page.data, now) };
});
