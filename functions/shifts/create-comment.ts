import { randomUUID } from 'node:crypto';
import { createComment } from '#shared/contracts/shifts.ts';
import { Problem } from '#shared/domain/problem.ts';
import { sideOf } from '#shared/domain/roles.ts';
import { commentVisibility } from '#shared/domain/shifts/log-visibility.ts';
import { stamp } from '#shared/domain/shifts/revise.ts';
import { commentWrites, ofCommentCount, tooManyComments } from '../data/shifts/comments.ts';
import { getShift } from '../data/shifts/shifts.ts';
import { serve } from '../http/serve.ts';

export const handler = serve(createComment, async ({ params, body, actor, now }) => {
  const { text, instruction = false } = body;
  const shift = await getShift(actor, params.id);
  if (instruction && sideOf(actor.role) === 'worker')
    throw new Problem('invalid-input', { fields: { instruction: { key: 'not-yours-to-change' } } });
  const marks = commentVisibility(instruction, shift, actor);
  const comment = { id: randomUUID(), text, at: now, by: { id: actor.id, fio: actor.fio }, ...marks };
  const { vendor_id } = marks;
  const entry = { ...stamp({ kind: 'comment', before: null, after: text }, shift, { actor, now }), vendor_id };
  return {
    reply: { data: comment },
    writes: commentWrites(actor, shift, comment, entry),
    refusals: [[ofCommentCount, tooManyComments()]],
  };
});
