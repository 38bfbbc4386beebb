import { getBroadcast } from '#shared/contracts/broadcasts.ts';
import { getBroadcastFor } from '../data/broadcasts/broadcasts.ts';
import { serve } from '../http/serve.ts';
import { toReplyBroadcast } from './to-reply.ts';

export const handler = serve(getBroadcast, async ({ params, actor, locale }) => ({
  data: await toReplyBroadcast(await getBroadcastFor(actor, params.id), locale),
}));
