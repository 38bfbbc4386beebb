import { approveManyHours } from '#shared/contracts/hours.ts';
import { decideHours } from '#shared/domain/hours/act.ts';
import { hoursStateOf } from '#shared/domain/hours/months.ts';
import { needsLook } from '#shared/domain/hours/odd.ts';
import { Problem } from '#shared/domain/problem.ts';
import { law } from '../data/shifts/law.ts';
import { serve } from '../http/serve.ts';
import { changeEach } from './change-each.ts';

/** Does nothing for approved hours. Refuses hours that need a look of their own. */
export const handler = serve(approveManyHours, async ({ body, now, ...request }) => {
  const rows = await changeEach(body.ids, request, (shift, locked) => {
    const state = shift.hours && hoursStateOf(shift.hours, locked);
    if (state === 'approved' || state === 'locked') return null;
    const change = decideHours(shift, { action: 'approve', locked }, { actor: request.actor, now, law });
    if (needsLook(shift)) throw new Problem('hours-need-look');
    return change;
  });
  return { reply: { data: rows.map((row) => ({ ...row, approved: row.problem === null })) }, writes: [] };
});
