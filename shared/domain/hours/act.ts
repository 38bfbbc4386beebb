import { addMinutes } from '../instants.ts';
import type { BossPremium, PayFacts } from '../pay/pay.ts';
import { Problem } from '../problem.ts';
import { type Actor, sideOf } from '../roles.ts';
import type { Context } from '../shifts/command.ts';
import { requireActualTimes, requireNotElsewhere } from '../shifts/punching.ts';
import { addFlags, removeFlags, representedWorker, revise } from '../shifts/revise.ts';
import type { Change, Occupied, Revision, Shift } from '../shifts/shift.ts';
import { isLate } from '../shifts/timing.ts';
import { type ActualTimes, type Hours, type HoursState, isSameTimes } from './hours.ts';
import { hoursLocked, hoursStateOf, nextMonth, openMonth } from './months.ts';
import { openTotals } from './postings.ts';
import { payOf, settled, stepOf } from './settle.ts';
import { allowsHours, type HoursTransitionName, hoursTransitions } from './transitions.ts';

type Locked = { locked: readonly string[] };
/** The facts that each action needs besides the shift. `busy`: the occupied times of the worker. */
type Facts = {
  approve: Locked;
  unapprove: Locked;
  dispute: ActualTimes & { reason: string } & Locked;
  accept: { pay: PayFacts; busy: readonly Occupied[] };
  propose: ActualTimes & { reason: string; pay: PayFacts; busy: readonly Occupied[] };
  set_premium: BossPremium & { pay: PayFacts };
  reopen: { reason: string } & Locked;
};
export type HoursAction = keyof Facts;
type HoursCommandOf<A extends HoursAction> = { [N in A]: { action: N } & Facts[N] }[A];
export type HoursCommand = HoursCommandOf<HoursAction>;

/** For how many minutes who approved hours may undo it. The screen offers it for one. */
const unapproveMinutes = 5;

/** Steps of a record at most; each dispute has two or three. */
const maxSteps = 60;

/** Whether the actor may change the hours of a shift so, in the state that they have. */
const mayChangeHours = (
  action: HoursTransitionName,
  shift: Shift,
  state: HoursState,
  { role, company }: Actor,
): boolean => allowsHours(action, state, role) && (sideOf(role) !== 'performer' || shift.vendor?.id === company?.id);

/** The actions of an actor on the hours of a shift now. An approval is undone where it was made, so that is not one. */
export const allowedHoursActions = (
  shift: Shift,
  actor: Actor,
  locked: readonly string[],
): Exclude<HoursAction, 'unapprove'>[] => {
  const { hours } = shift;
  if (!hours) return [];
  const actions = ['approve', 'dispute', 'accept', 'propose', 'set_premium', 'reopen'] as const;
  return actions.filter((action) => mayChangeHours(action, shift, hoursStateOf(hours, locked), actor));
};

/**
 * Decides an action on the hours of a completed shift. Throws hours-locked for what a locked month keeps, and
 * hours-action-not-allowed for every other state or actor. An approval is undone by who made it, as the last step; throws
 * approval-too-old later than five minutes after it.
 */
export function decideHours(shift: Shift, command: HoursCommand, ctx: Context & { actor: Actor }): Change {
  const hours = admitted(shift, command, ctx);
  const { shift: after, log } = decided(shift, hours, command, ctx);
  if ((after.hours?.record.length ?? 0) > maxSteps)
    throw new Problem('too-many-changes', { params: { limit: maxSteps } });
  return { shift: after, log, others: [] };
}

const lockedIn = (command: HoursCommand): readonly string[] => ('pay' in command ? command.pay.locked : command.locked);

function admitted(shift: Shift, command: HoursCommand, { actor }: { actor: Actor }): Hours {
  const { hours } = shift;
  if (!hours) throw new Problem('hours-action-not-allowed');
  const state = hoursStateOf(hours, lockedIn(command));
  if (mayChangeHours(command.action, shift, state, actor)) return hours;
  const isKeptByLock = state === 'locked' && mayChangeHours(command.action, shift, 'approved', actor);
  throw isKeptByLock ? hoursLocked(hours) : new Problem('hours-action-not-allowed');
}

function decided(shift: Shift, hours: Hours, command: HoursCommand, ctx: Context & { actor: Actor }): Revision {
  switch (command.action) {
    case 'approve':
      return revise(
        shift,
        {
          hours: {
            ...hours,
            state: hoursTransitions.approve.to,
            record: [...hours.record, stepOf('approved', shift, ctx)],
          },
        },
        ctx,
      );
    case 'unapprove': {
      const record = [...hours.record];
      const last = record.pop();
      if (last?.kind !== 'approved' || last.by?.id !== ctx.actor.id) throw new Problem('hours-action-not-allowed');
      if (ctx.now > addMinutes(last.at, unapproveMinutes))
        throw new Problem('approval-too-old', { params: { minutes: unapproveMinutes } });
      const state = record.at(-1)?.kind === 'reopened' ? 'reopened' : 'submitted';
      return revise(shift, { hours: { ...hours, state, record } }, ctx);
    }
    case 'dispute': {
      const { reason } = command;
      requireActualTimes(command, shift, ctx.now);
      const step = stepOf('disputed', command, ctx, reason);
      if (isSameTimes(shift, command)) throw new Problem('hours-not-disputed');
      return revise(
        shift,
        { hours: { ...hours, state: hoursTransitions.dispute.to, record: [...hours.record, step] } },
        ctx,
        { reason },
      );
    }
    case 'accept': {
      const dispute = hours.record.findLast(({ kind }) => kind === 'disputed');
      if (!dispute) throw new Problem('hours-action-not-allowed');
      return withTimes(
        shift,
        dispute,
        { ...command, state: hoursTransitions.accept.to, kind: 'accepted', reason: null },
        ctx,
      );
    }
    case 'propose':
      return withTimes(shift, command, { ...command, state: hoursTransitions.propose.to, kind: 'proposed' }, ctx);
    case 'set_premium': {
      const boss_premium = command.amount === 0 ? null : { amount: command.amount, reason: command.reason };
      const pay = payOf({ ...shift, boss_premium }, command.pay, ctx);
      return revise(shift, { boss_premium, pay }, ctx, { reason: command.reason });
    }
    case 'reopen': {
      const step = stepOf('reopened', shift, ctx, command.reason);
      const month = openMonth(nextMonth(hours.month), command.locked);
      const totals = openTotals(shift);
      return revise(
        shift,
        {
          hours: { state: hoursTransitions.reopen.to, month, record: [...hours.record, step] },
          paid: totals ? [...shift.paid, { month: hours.month, totals }] : shift.paid,
        },
        ctx,
        { reason: command.reason },
      );
    }
  }
}

type Answer = {
  state: 'approved' | 'submitted';
  kind: 'accepted' | 'proposed';
  reason: string | null;
  pay: PayFacts;
  busy: readonly Occupied[];
};

/** The shift with the times of an answer to a dispute, which the performer states for the worker. */
function withTimes(
  shift: Shift,
  times: ActualTimes,
  { state, kind, reason, pay, busy }: Answer,
  ctx: Context,
): Revision {
  requireActualTimes(times, shift, ctx.now);
  requireNotElsewhere(shift, times, busy, ctx);
  const { actual_start, actual_end, breaks } = times;
  const isChanged = !isSameTimes(shift, times);
  const flags = isChanged
    ? addFlags(
        removeFlags(shift.flags, 'auto_completed', 'late'),
        'edited_on_behalf',
        isLate(shift.starts_at, actual_start) && 'late',
      )
    : shift.flags;
  const timed = { ...shift, actual_start, actual_end, breaks: [...breaks], flags };
  const step = stepOf(kind, timed, ctx, reason);
  return revise(
    shift,
    { actual_start, actual_end, breaks: timed.breaks, flags, ...settled(timed, pay, ctx, { state, step }) },
    ctx,
    { reason, on_behalf_of: isChanged ? representedWorker(shift, ctx) : null },
  );
}

/**
 * Computes the pay of a completed shift again, because rates that count for it changed. The same shift if it pays the
 * same, or its month is locked.
 */
export function settleAgain(shift: Shift, facts: PayFacts, ctx: Context): Revision {
  const { hours } = shift;
  if (!hours || shift.status !== 'completed' || hoursStateOf(hours, facts.locked) === 'locked')
    return { shift, log: [] };
  return revise(shift, { pay: payOf(shift, facts, ctx) }, ctx);
}
