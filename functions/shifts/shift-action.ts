import { Problem } from '#shared/domain/problem.ts';
import { decide } from '#shared/domain/shifts/act.ts';
import type { Command } from '#shared/domain/shifts/command.ts';
import type { Shift } from '#shared/domain/shifts/shift.ts';
import { ofActiveCompany } from '../data/companies/require-active.ts';
import type { Bookings } from '../data/shifts/bookings.ts';
import { law } from '../data/shifts/law.ts';
import { updateOffersNow } from '../data/shifts/offers.ts';
import { changeWrites, getShift } from '../data/shifts/shifts.ts';
import type { RequestContext } from '../http/context.ts';
import { toReplyShift } from '../http/to-reply-shift.ts';

type ShiftRequest = RequestContext & { params: { id: string }; body: { version?: number | undefined } };
/** A command with the data it was decided on: the worker's bookings, and other shifts that it may change. */
export type Prepared = { command: Command; bookings?: Bookings; others?: readonly Shift[] };

/**
 * The decision of every shift action: load the shift, decide by the rules, reply with the new shift. `readAlso` is read
 * together with the shift. `prepare` makes the command and may read data that depends on the shift. After a conflict
 * the action is decided again on the new state.
 */
export const shiftAction = async <T = undefined>(
  request: ShiftRequest,
  prepare: (shift: Shift, readAlso: T) => Prepared | Promise<Prepared>,
  readAlso: () => Promise<T> = () => Promise.resolve(undefined as T),
) => {
  const { actor, now } = request;
  const [shift, alsoRead] = await Promise.all([getShift(actor, request.params.id), readAlso()]);
  if (request.body.version !== undefined && request.body.version !== shift.version) throw new Problem('changed');
  const { command, bookings, others = [] } = await prepare(shift, alsoRead);
  const change = decide(shift, command, { actor, now, law });
  const before = [shift, ...others];
  return {
    reply: { data: toReplyShift(change.shift, request) },
    writes: changeWrites(change, before, bookings),
    refusals: [
      [ofActiveCompany, new Problem('company-inactive', { params: { company: change.shift.vendor?.name ?? '' } })],
    ] as const,
    retryOn: 'any' as const,
    afterCommit: () => updateOffersNow([change, ...change.others], before),
  };
};
