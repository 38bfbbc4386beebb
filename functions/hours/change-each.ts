import { Problem } from '#shared/domain/problem.ts';
import { reaches } from '#shared/domain/shifts/reach.ts';
import type { Change, Shift } from '#shared/domain/shifts/shift.ts';
import { mapAtMost } from '../data/at-most.ts';
import { decideAgain } from '../data/decide-again.ts';
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

const changeOne = (id: string, read: Read, actor: RequestContext['actor'], decide: Decide): Promise<void> =>
  decideAgain(
    (error) => error instanceof VersionConflict,
    async (turn) => {
      const { shifts, locked } = turn === 1 ? read : await readShifts([id]);
      const shift = shifts.get(id);
      if (!shift || !reaches(actor, shift)) throw new Problem('not-found');
      const change = decide(shift, locked.get(shift.vendor?.id ?? '') ?? []);
      if (change) await saveChange(changeWrites(change, [shift], undefined));
    },
    () => new Problem('changed'),
  );
