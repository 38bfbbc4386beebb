import { cancelBroadcast } from '#shared/contracts/broadcasts.ts';
import { requireState } from '#shared/domain/broadcasts/broadcast.ts';
import { broadcastWrites, getBroadcastAt } from '../data/broadcasts/broadcasts.ts';
import { serve } from '../http/serve.ts';
import { broadcastAuditWrite } from './broadcast-audit-write.ts';
import { toReplyBroadcast } from './to-reply.ts';

export const handler = serve(cancelBroadcast, async (request) => {
  const { body, params, actor, locale } = request;
  const before = await getBroadcastAt(actor, params.id, body.version);
  requireState(before, 'scheduled');
  const after = { ...before, version: before.version + 1, state: 'canceled' as const };
  return {
    reply: { data: await toReplyBroadcast(after, locale) },
    writes: [...broadcastWrites(before, after), broadcastAuditWrite('broadcast-canceled', request, { before, after })],
  };
});
