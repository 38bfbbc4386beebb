import { Problem } from '../problem.ts';
import type { CommandName, CommandOf, Context } from './command.ts';
import { cancel, confirmChange, decline, edit, leave, refuseChange } from './planning.ts';
import { autoComplete, breakEnd, breakStart, correct, end, nobodyCame, notFilled, start } from './punching.ts';
import type { Change, Revision, Shift } from './shift.ts';
import { assign, replace } from './staffing.ts';
import { callUp, release, reserve } from './standby.ts';
import { admit } from './transitions.ts';

type Decide<A extends CommandName> = (shift: Shift, command: CommandOf<A>, ctx: Context) => Revision | Change;

const deciders: { [A in CommandName]: Decide<A> } = {
  assign,
  replace,
  reserve,
  call_up: callUp,
  release,
  leave,
  edit,
  confirm_change: confirmChange,
  refuse_change: refuseChange,
  cancel,
  decline,
  start,
  break_start: breakStart,
  break_end: breakEnd,
  end,
  auto_complete: autoComplete,
  no_show: nobodyCame,
  mark_unfulfilled: nobodyCame,
  not_filled: notFilled,
  correct,
};

/** Bounds the log of a shift. Actions that can repeat without an end are refused past it; the others stay possible. */
const maxChanges = 200;
const repeating: readonly CommandName[] = ['assign', 'replace', 'reserve', 'edit', 'correct'];

/**
 * Decides an action on a shift. The checks run in this order: the transition table, the action's own refusals, what
 * prevents the worker, and last the legal warnings (`legal-warning`, unless overridden). The same input always gives
 * the same change.
 */
export function decide<A extends CommandName>(shift: Shift, command: CommandOf<A>, ctx: Context): Change {
  admit(command.action, shift, ctx.actor, ctx.now);
  if (shift.version >= maxChanges && repeating.includes(command.action))
    throw new Problem('too-many-changes', { params: { limit: maxChanges } });
  return { others: [], ...deciders[command.action](shift, command, ctx) };
}
