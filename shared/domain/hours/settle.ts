import { computePay } from '../pay/compute-pay.ts';
import type { PayFacts } from '../pay/pay.ts';
import type { Context } from '../shifts/command.ts';
import type { Shift } from '../shifts/shift.ts';
import { minutesWorked } from '../shifts/timing.ts';
import type { HoursStep, StoredHoursState } from './hours.ts';
import { openMonth } from './months.ts';

/** The record of one side's word on the times of a completed shift. */
export const stepOf = (
  kind: HoursStep['kind'],
  { actual_start, actual_end, breaks }: Pick<Shift, 'actual_start' | 'actual_end' | 'breaks'>,
  { actor, now }: Pick<Context, 'actor' | 'now'>,
  reason: string | null = null,
): HoursStep => {
  if (actual_start === null || actual_end === null) throw new Error('Hours need both actual times');
  return {
    kind,
    by: actor === 'clock' ? null : { id: actor.id, fio: actor.fio },
    at: now,
    actual_start,
    actual_end,
    breaks: breaks.map(({ from, to }) => ({ from, to: to ?? actual_end })),
    minutes: minutesWorked({ actual_start, actual_end, breaks }, actual_end),
    reason,
  };
};

/** The pay of a completed shift by the rates that count now. */
export const payOf = (shift: Shift, { rates }: PayFacts, { law }: Pick<Context, 'law'>) =>
  computePay(shift, rates, law);

/** The hours and the pay of a shift with new actual times. `shift` has them already. */
export const settled = (
  shift: Shift,
  facts: PayFacts,
  ctx: Context,
  { state, step }: { state: StoredHoursState; step: HoursStep },
): Pick<Shift, 'hours' | 'pay'> => ({
  hours: {
    state,
    month: shift.hours?.month ?? openMonth(shift.day.slice(0, 'YYYY-MM'.length), facts.locked),
    record: [...(shift.hours?.record ?? []), step],
  },
  pay: payOf(shift, facts, ctx),
});
