import { Problem } from '#shared/domain/problem.ts';
import { decide } from '#shared/domain/shifts/act.ts';
import type { Command } from '#shared/domain/shifts/command.ts';
import type { Shift } from '#shared/domain/shifts/shift.ts';
import type { Bookings } from '../data/bookings.ts';
import { keepReply } from '../data/idempotency-record.ts';
import { law } from '../data/law.ts';
import { getShift, VersionConflict, saveChange } from '../data/shifts.ts';
import { wait } from '../data/wait.ts';
import type { RequestContext } from '../http/context.ts';
import { presentShift } from './present.ts';

type Ask = RequestContext & { params: { id: string }; body: { version?: number | undefined } };
/** A command with the data it was decided on: the worker's bookings, and other shifts that it may change. */
export type Wanted = { command: Command; bookings?: Bookings; others?: readonly Shift[] };

/** Serves up to twenty concurrent writers of one shift or worker; further ones get `changed`. */
const mostTries = 20;

/**
 * Runs every shift action: load the shift, decide by the rules, save everything in one transaction, return the new
 * shift. `beside` is read together with the shift. `want` makes the command and may read data that depends on the
 * shift. After a version conflict nothing was written, and the action is decided again on the new state.
 */
export const act = async <T = undefined>(
  asked: Ask,
  want: (shift: Shift, beside: T) => Wanted | Promise<Wanted>,
  beside: () => Promise<T> = () => Promise.resolve(undefined as T),
) => {
  const { actor, now } = asked;
  for (let turn = 0; turn < mostTries; turn++) {
    const [shift, read] = await Promise.all([getShift(actor, asked.params.id), beside()]);
    if (asked.body.version !== undefined && asked.body.version !== shift.version) throw new Problem('changed');
    const { command, bookings, others = [] } = await want(shift, read);
    const change = decide(shift, command, { actor, now, law });
    const reply = keepReply({ data: presentShift(change.shift, asked) });
    try {
      await saveChange(change, [shift, ...others], bookings);
      return reply;
    } catch (error) {
      if (!(error instanceof VersionConflict)) throw error;
      await wait(Math.random() * 20 * (turn + 1));
    }
  }
  throw new Problem('changed');
};
