import { approveManyHours } from '#shared/contracts/hours.ts';
import { decideHours } from '#shared/domain/hours/act.ts';
import { hoursStateOf } from '#shared/domain/hours/months.ts';
import { needsLook } from '#shared/domain/hours/odd.ts';
import { Problem } from '#shared/domain/problem.ts';
import type { Actor } from '#shared/domain/roles.ts';
import { reaches } from '#shared/domain/shifts/reach.ts';
import type { Shift } from '#shared/domain/shifts/shift.ts';
import { mapAtMost } from '../data/at-most.ts';
import { lockedMonthsOfEach } from '../data/hours/locks.ts';
import { changeWrites, findShifts, saveChange, VersionConflict } from '../data/shifts/shifts.ts';
import { messageOf } from '../http/handle-errors.ts';
import { law } from '../http/law.ts';
import { serve } from '../http/serve.ts';

/** Each shift has a transaction of its own, so that one that changed meanwhile does not keep the others. */
export const handler = serve(approveManyHours, async ({ body, actor, now, locale }) => {
  const read = await readShifts(body.ids);
  const data = await mapAtMost(body.ids, async (id) => {
    try {
      await approve(id, read, { actor, now });
      return { id, approved: true, problem: null };
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      return { id, approved: false, problem: { code: error.code, message: await messageOf(locale, error) } };
    }
  });
  return { reply: { data }, writes: [] };
});

type Read = { shifts: Map<string, Shift>; locked: Map<string, string[]> };
const readShifts = async (ids: readonly string[]): Promise<Read> => {
  const shifts = await findShifts(ids);
  const locked = await lockedMonthsOfEach(shifts.flatMap(({ vendor }) => (vendor ? [vendor.id] : [])));
  return { shifts: new Map(shifts.map((shift) => [shift.id, shift])), locked };
};

/** Does nothing for approved hours. Throws hours-need-look for hours that need a look of their own. */
const approve = async (id: string, read: Read, who: { actor: Actor; now: string }, turn = 1): Promise<void> => {
  const shift = read.shifts.get(id);
  if (!shift || !reaches(who.actor, shift)) throw new Problem('not-found');
  const locked = read.locked.get(shift.vendor?.id ?? '') ?? [];
  const state = shift.hours && hoursStateOf(shift.hours, locked);
  if (state === 'approved' || state === 'locked') return;
  const change = decideHours(shift, { action: 'approve', locked }, { ...who, law });
  if (needsLook(shift)) throw new Problem('hours-need-look');
  try {
    await saveChange(changeWrites(change, [shift], undefined));
  } catch (error) {
    if (!(error instanceof VersionConflict)) throw error;
    if (turn > 1) throw new Problem('changed');
    await approve(id, await readShifts([id]), who, turn + 1);
  }
};
