import { unapproveHours } from '#shared/contracts/hours.ts';
import { decideHours } from '#shared/domain/hours/act.ts';
import { law } from '../data/shifts/law.ts';
import { serve } from '../http/serve.ts';
import { changeEach } from './change-each.ts';

/** Does nothing for hours that wait for an approval. */
export const handler = serve(unapproveHours, async ({ body, now, ...request }) => {
  const rows = await changeEach(body.ids, request, (shift, locked) => {
    const state = shift.hours?.state;
    if (state === 'submitted' || state === 'reopened') return null;
    return decideHours(shift, { action: 'unapprove', locked }, { actor: request.actor, now, law });
  });
  return { reply: { data: rows.map((row) => ({ ...row, unapproved: row.problem === null })) }, writes: [] };
});
