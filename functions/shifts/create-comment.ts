import { randomUUID } from 'node:crypto';
import { createComment } from '#shared/contracts/shifts.ts';
import { stamp } from '#shared/domain/shifts/revise.ts';
import { insertComment } from '../data/comments.ts';
import { keepReply } from '../data/idempotency-record.ts';
import { getShift } from '../data/shifts.ts';
import { serveIdempotent } from '../http/serve-idempotent.ts';

export const handler = serveIdempotent(createComment, async ({ params, body, actor, now }) => {
  const shift = await getShift(actor, params.id);
  const comment = { id: randomUUID(), text: body.text, at: now, by: { id: actor.id, fio: actor.fio } };
  const entry = stamp({ kind: 'comment', before: null, after: body.text }, { actor, now });
  const reply = keepReply({ data: comment });
  await insertComment(shift, comment, entry);
  return reply;
});
