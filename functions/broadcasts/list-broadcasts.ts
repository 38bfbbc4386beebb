import { listBroadcasts } from '#shared/contracts/broadcasts.ts';
import { listBroadcasts as broadcastsOf } from '../data/broadcasts/broadcasts.ts';
import { serve } from '../http/serve.ts';
import { toReplyBroadcasts } from './to-reply.ts';

export const handler = serve(listBroadcasts, async ({ actor, query, locale }) => {
  const page = await broadcastsOf(actor, query);
  return { ...page, data: await toReplyBroadcasts(page.data, locale) };
});
