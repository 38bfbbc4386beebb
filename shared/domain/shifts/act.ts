import { Problem } from '../problem.ts';
import type { CommandName, CommandOf, Context } from './command.ts';
import { partyOf } from './party.ts';
import { cancel, confirmChange, decline, edit, leave, refuseChange } from './planning.ts';
import { autoComplete, breakEnd, breakStart, correct, end, markNoShow, notFilled, start } from './punching.ts';
import type { Change, Revision, Shift } from './shift.ts';
import { askReplacement, assign, replace } from './staffing.ts';
import { callUp, release, reserve } from './standby.ts';
import { admit } from './transitions.ts';

type Decide<A extends CommandName> = (shift: Shift, command: CommandOf<A>, ctx: Context) => Revision | Change;

const deciders: { [A in CommandName]: Decide<A> } = {
  assign,
  replace,
  ask_replacement: askReplacement,
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
  no_show: markNoShow,
  mark_unfulfilled: markNoShow,
  not_filled: notFilled,
  correct,
};

/** Changes per party and shift, and corrections per shift. Bounds the log. */
const maxChanges = 100;
/** Actions that can repeat without an end. Other actions end the shift or answer one of these. */
const repeating: readonly CommandName[] = ['assign', 'replace', 'ask_replacement', 'reserve', 'edit'];

/** The key in `change_counts` for an action; null for an action without a limit. */
function counterOf(action: CommandName, actor: Context['actor']): string | null {
  if (action === 'correct') return 'correct';
  return repeating.includes(action) && actor !== 'clock' ? partyOf(actor) : null;
}

/**
 * Decides an action on a shift. The checks run in this order: the transition table (at the time of a punch), the limit of changes, the action's
 * own refusals, what prevents the worker, and last the legal warnings (`legal-warning`, unless overridden). The same
 * input always gives the same change. An action that changes nothing returns the same shift without a log entry.
 */
export function decide<A extends CommandName>(shift: Shift, command: CommandOf<A>, ctx: Context): Change {
  admit(command.action, shift, ctx.actor, ('punch' in command && command.punch?.at) || ctx.now);
  const counter = counterOf(command.action, ctx.actor);
  const count = counter === null ? 0 : (shift.change_counts[counter] ?? 0);
  if (count >= maxChanges) throw new Problem('too-many-changes', { params: { limit: maxChanges } });
  const change: Change = { others: [], ...deciders[command.action](shift, command, ctx) };
  if (counter === null || change.log.length === 0) return change;
  return { ...change, shift: { ...change.shift, change_counts: { ...shift.change_counts, [counter]: count + 1 } } };
}
