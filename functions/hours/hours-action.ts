import { decideHours, type HoursCommand } from '#shared/domain/hours/act.ts';
import { Problem } from '#shared/domain/problem.ts';
import { correctionPeriod } from '#shared/domain/shifts/punching.ts';
import type { Shift } from '#shared/domain/shifts/shift.ts';
import { lockedMonthsOf } from '../data/hours/locks.ts';
import { payFactsFor } from '../data/pay/pay-facts.ts';
import { type Bookings, readWorkerBookings } from '../data/shifts/bookings.ts';
import { law } from '../data/shifts/law.ts';
import { changeWrites, getShift } from '../data/shifts/shifts.ts';
import type { RequestContext } from '../http/context.ts';
import { toReplyShiftWithHours } from '../http/to-reply-shift.ts';

type HoursRequest = RequestContext & { params: { id: string }; body: { version?: number | undefined } };
type Prepared = { command: HoursCommand; bookings?: Bookings | undefined };

/** The decision of an action on the hours of a shift, as `shiftAction` for the shift. */
export const hoursAction = async (request: HoursRequest, prepare: (shift: Shift) => Promise<Prepared>) => {
  const { actor, now } = request;
  const shift = await getShift(actor, request.params.id);
  if (request.body.version !== undefined && request.body.version !== shift.version) throw new Problem('changed');
  const { command, bookings } = await prepare(shift);
  const change = decideHours(shift, command, { actor, now, law });
  const locked = 'pay' in command ? command.pay.locked : command.locked;
  return {
    reply: { data: toReplyShiftWithHours(change.shift, request, locked) },
    writes: changeWrites(change, [shift], bookings),
    retryOn: 'any' as const,
  };
};

/** The locked months of the performer of a shift. */
export const lockedMonths = ({ vendor }: Shift): Promise<string[]> =>
  vendor ? lockedMonthsOf(vendor.id) : Promise.resolve([]);

/** What new times of a shift depend on: the rates, and where else the worker was. */
export const factsOfTimes = async (shift: Shift) => {
  const [pay, bookings] = await Promise.all([payFactsFor(shift), readWorkerBookings(shift, correctionPeriod(shift))]);
  return { pay, bookings, busy: bookings?.busy ?? [] };
};
