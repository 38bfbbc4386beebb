import { Problem } from '#shared/domain/problem.ts';
import { reaches } from '#shared/domain/shifts/reach.ts';
import type { Change, Shift } from '#shared/domain/shifts/shift.ts';
import { mapAtMost } from '../data/at-most.ts';
import { lockedMonthsOfEach } from '../data/hours/locks.ts';
import { changeWrites, findShifts, saveChange, VersionConflict } from '../data/shifts/shifts.ts';
import type { RequestContext } from '../http/context.ts';
import { messageOf } from '../http/handle-errors.ts';

/** The change of a shift, or null if there is nothing to do. `locked`: the locked months of its performer. */
type Decide = (shift: Shift, locked: readonly string[]) => Change | null;
type Request = Pick<RequestContext, 'actor' | 'locale'>;

/**
 * Changes each shift in a transaction of its own, so that one that changed meanwhile does not keep the others. A row of
 * the result is null if it is done, or has the problem.
 */
export const changeEach = async (ids: readonly string[], { actor, locale }: Request, decide: Decide) => {
  const read = await readShifts(ids);
  return mapAtMost(ids, async (id) => {
    try {
      await changeOne(id, read, actor, decide);
      return { id, problem: null };
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      return { id, problem: { code: error.code, message: await messageOf(locale, error) } };
    }
  });
};

type Read = { shifts: Map<string, Shift>; locked: Map<string, string[]> };
const readShifts = async (ids: readonly string[]): Promise<Read> => {
  const shifts = await findShifts(ids);
  const locked = await lockedMonthsOfEach(shifts.flatMap(({ vendor }) => (vendor ? [vendor.id] : [])));
  return { shifts: new Map(shifts.map((shift) => [shift.id, shift])), locked };
};

const changeOne = async (
  id: string,
  read: Read,
  actor: RequestContext['actor'],
  decide: Decide,
  turn = 1,
): Promise<void> => {
  const shift = read.shifts.get(id);
  if (!shift || !reaches(actor, shift)) throw new Problem('not-found');
  const change = decide(shift, read.locked.get(shift.vendor?.id ?? '') ?? []);
  if (!change) return;
  try {
    await saveChange(changeWrites(change, [shift], undefined));
  } catch (error) {
    if (!(error instanceof VersionConflict)) throw error;
    if (turn > 1) throw new Problem('changed');
    await changeOne(id, await readShifts([id]), actor, decide, turn + 1);
  }
};
