import { randomUUID } from 'node:crypto';
import { createBroadcast } from '#shared/contracts/broadcasts.ts';
import { requireSendTime } from '#shared/domain/broadcasts/broadcast.ts';
import { type Broadcast, broadcastWrites } from '../data/broadcasts/broadcasts.ts';
import { serve } from '../http/serve.ts';
import { broadcastAuditWrite } from './broadcast-audit-write.ts';
import { requireAudience } from './require-audience.ts';
import { toReplyBroadcast } from './to-reply.ts';

export const handler = serve(createBroadcast, async (request) => {
  const { body, actor, now, locale } = request;
  requireSendTime(body.send_at, now);
  await requireAudience(body.audience);
  const isNow = body.send_at === null;
  const broadcast: Broadcast = {
    ...body,
    id: randomUUID(),
    version: 1,
    state: isNow ? 'sending' : 'scheduled',
    sent_at: isNow ? now : null,
    cursor: null,
    recipients: 0,
    notified: 0,
    letters: 0,
    author: { id: actor.id, fio: actor.fio },
    created_at: now,
  };
  return {
    reply: { data: await toReplyBroadcast(broadcast, locale) },
    writes: [
      ...broadcastWrites(undefined, broadcast),
      broadcastAuditWrite('broadcast-created', request, { before: null, after: broadcast }),
    ],
    limits: [{ limit: 'broadcasts-of-account', subject: actor.id }],
  };
});
