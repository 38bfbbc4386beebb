import { deleteBroadcast } from '#shared/contracts/broadcasts.ts';
import { requireState } from '#shared/domain/broadcasts/broadcast.ts';
import { broadcastRemovalWrite, getBroadcastAt } from '../data/broadcasts/broadcasts.ts';
import { serve } from '../http/serve.ts';
import { broadcastAuditWrite } from './broadcast-audit-write.ts';

export const handler = serve(deleteBroadcast, async (request) => {
  const { params, query, actor } = request;
  const broadcast = await getBroadcastAt(actor, params.id, query.version);
  requireState(broadcast, 'canceled');
  return {
    reply: { data: { id: broadcast.id } },
    writes: [
      broadcastRemovalWrite(broadcast),
      broadcastAuditWrite('broadcast-deleted', request, { before: broadcast, after: null }),
    ],
  };
});
