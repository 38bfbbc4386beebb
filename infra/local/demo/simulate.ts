import { decideHours, type HoursCommand } from '#shared/domain/hours/act.ts';
import { addMinutes } from '#shared/domain/instants.ts';
import { Problem } from '#shared/domain/problem.ts';
import type { Actor } from '#shared/domain/roles.ts';
import { decide } from '#shared/domain/shifts/act.ts';
import type { Command, CommandOf, Specialty } from '#shared/domain/shifts/command.ts';
import { draftShift, type Order, type OrderContext } from '#shared/domain/shifts/draft.ts';
import { commentVisibility } from '#shared/domain/shifts/log-visibility.ts';
import { occupiedBy } from '#shared/domain/shifts/occupancy.ts';
import { stamp } from '#shared/domain/shifts/revise.ts';
import type {
  Change,
  LegalRule,
  LogEntry,
  Occupied,
  Revision,
  Shift,
  Warning,
  Worker,
} from '#shared/domain/shifts/shift.ts';
import { dueAt, dueCommand } from '#shared/domain/shifts/timing.ts';
import type { Comment } from '../../../functions/data/shifts/comments.ts';
import { law } from '../../../functions/data/shifts/law.ts';
import { payFactsOf } from './pay.ts';
import { pricesFrom } from './price-lists.ts';
import { idOf } from './seed.ts';

/** An action on a shift. The facts that the rules need are looked up when the action is due. */
export type DemoAction =
  | { does: 'order'; store: OrderContext['store']; specialty: Omit<Specialty, 'prices'>; order: Order }
  | { does: 'comment'; text: string; instruction?: boolean }
  | { does: 'assign' | 'replace'; staff: Worker }
  | { does: 'reserve'; staff: Worker; backs: readonly string[] }
  | { does: 'call_up'; shift_id: string }
  | { does: 'leave' | 'cancel' | 'refuse_change' | 'ask_replacement'; reason: string }
  | { does: 'edit'; starts_at: string; ends_at: string }
  | { does: 'decline'; reason: string }
  | { does: 'start' | 'end'; punch?: CommandOf<'start'>['punch'] }
  | { does: 'break_start' | 'break_end' | 'mark_unfulfilled' | 'confirm_change' }
  | { does: 'approve' }
  /** The customer's end is earlier by `minutes`. */
  | { does: 'dispute'; minutes: number; reason: string }
  | { does: 'answer'; accept: boolean; reason: string }
  | { does: 'premium'; amount: number; reason: string }
  | {
      does: 'correct';
      actual_start: string;
      actual_end: string;
      breaks: readonly { from: string; to: string }[];
      reason: string;
    };
type HoursDeed = Extract<DemoAction, { does: 'approve' | 'dispute' | 'answer' | 'premium' }>;
const isAboutHours = (deed: DemoAction): deed is HoursDeed =>
  ['approve', 'dispute', 'answer', 'premium'].includes(deed.does);
export type Step = { at: string; shift: string; actor: Actor; deed: DemoAction };

/** A shift with its revisions and comments. */
export type ShiftHistory = { shift: Shift; revisions: Revision[]; comments: { comment: Comment; entry: LogEntry }[] };

/** The override reason for each legal warning. */
const overrideReasons: Record<LegalRule, string> = {
  notice: 'Kratší lhůtu jsme spolu domluvili telefonicky',
  rest: 'Na vlastní žádost, volno si vybere další den',
  'long-shift': 'Inventura se musí dokončit v jednom dni',
  'no-break': 'Přestávka podle provozu',
  'closed-by-law': 'Práce v zavřené prodejně, bez zákazníků',
};

/** Applies all actions up to `now` in chronological order, including those of the scheduled job. */
export const simulateShifts = (steps: readonly Step[], now: string) => {
  const shiftHistories = new Map<string, ShiftHistory>();
  const bookings = new Map<string, Map<string, Occupied>>();
  const dueTimes: { at: string; shift: string }[] = [];
  const refused: { step: Step; code: string }[] = [];
  const workers = new Map(steps.flatMap(({ deed }) => ('staff' in deed ? [[deed.staff.id, deed.staff] as const] : [])));

  const shiftOf = (id: string): Shift => {
    const shiftHistory = shiftHistories.get(id);
    if (!shiftHistory) throw new Problem('not-found');
    return shiftHistory.shift;
  };
  const busyOf = (worker: { login_id: string } | null) => [
    ...(worker ? (bookings.get(worker.login_id)?.values() ?? []) : []),
  ];
  const backedShifts = (shift: Shift) => shift.backs.map(shiftOf);
  const callUpOf = (id: string, shift: Shift): CommandOf<'call_up'> => {
    const backed = shiftOf(id);
    const standBys = [...new Set([...shift.backed_by, ...backed.backed_by])].map(shiftOf);
    const staff = shift.staff ? workers.get(shift.staff.id) : undefined;
    return { action: 'call_up', backed, backs: backedShifts(shift), standBys, busy: busyOf(shift.staff), staff };
  };

  /** Null when the hours are not in the state for it: the shift took another course. */
  const hoursCommandOf = (deed: HoursDeed, shift: Shift): HoursCommand | null => {
    const { hours, actual_start, actual_end } = shift;
    const isReady = deed.does === 'answer' ? hours?.state === 'disputed' : hours?.state === 'submitted';
    if (!isReady || actual_start === null || actual_end === null) return null;
    const locked: readonly string[] = [];
    const pay = payFactsOf(shift);
    switch (deed.does) {
      case 'approve':
        return { action: 'approve', locked };
      case 'dispute': {
        const breaks = shift.breaks.map(({ from, to }) => ({ from, to: to ?? actual_end }));
        const end = addMinutes(actual_end, -deed.minutes);
        return { action: 'dispute', actual_start, actual_end: end, breaks, reason: deed.reason, locked };
      }
      case 'answer': {
        if (deed.accept) return { action: 'accept', pay, busy: busyOf(shift.staff) };
        const breaks = shift.breaks.map(({ from, to }) => ({ from, to: to ?? actual_end }));
        return {
          action: 'propose',
          actual_start,
          actual_end,
          breaks,
          reason: deed.reason,
          pay,
          busy: busyOf(shift.staff),
        };
      }
      case 'premium':
        return { action: 'set_premium', amount: deed.amount, reason: deed.reason, pay };
    }
  };

  const commandOf = (deed: Exclude<DemoAction, HoursDeed | { does: 'order' | 'comment' }>, shift: Shift): Command => {
    const busy = busyOf(shift.staff);
    const standBys = shift.backed_by.map(shiftOf);
    switch (deed.does) {
      case 'assign':
        return { action: 'assign', staff: deed.staff, busy: busyOf(deed.staff), standBys };
      case 'replace':
        return { action: 'replace', staff: deed.staff, busy: busyOf(deed.staff), standBys };
      case 'reserve':
        return {
          action: 'reserve',
          staff: deed.staff,
          busy: busyOf(deed.staff),
          backs: deed.backs.map(shiftOf),
          standBys,
        };
      case 'call_up':
        return callUpOf(deed.shift_id, shift);
      case 'cancel':
        return { action: 'cancel', reason: deed.reason, backs: backedShifts(shift), standBys };
      case 'leave':
      case 'refuse_change':
      case 'ask_replacement':
        return { action: deed.does, reason: deed.reason };
      case 'edit':
        return { action: 'edit', starts_at: deed.starts_at, ends_at: deed.ends_at, busy, standBys };
      case 'decline':
        return { action: 'decline', reason: deed.reason, standBys };
      case 'correct': {
        const { does: action, ...times } = deed;
        return { action, ...times, busy, pay: payFactsOf(shift) };
      }
      case 'start':
        return { action: 'start', busy, punch: deed.punch };
      case 'confirm_change':
        return { action: 'confirm_change', busy, standBys };
      case 'break_start':
      case 'break_end':
      case 'mark_unfulfilled':
        return { action: deed.does };
      case 'end':
        return { action: 'end', pay: payFactsOf(shift), punch: deed.punch };
    }
  };

  const applyChange = (change: Change) => {
    for (const revision of [change, ...change.others]) {
      const { shift } = revision;
      const before = shiftHistories.get(shift.id);
      if (before?.shift === shift) continue;
      if (before?.shift.staff) bookings.get(before.shift.staff.login_id)?.delete(shift.id);
      const busy = occupiedBy(shift);
      if (busy && shift.staff) {
        const workerBookings = bookings.get(shift.staff.login_id) ?? new Map<string, Occupied>();
        bookings.set(shift.staff.login_id, workerBookings.set(shift.id, busy));
      }
      const at = dueAt(shift);
      const dueBefore = before && dueAt(before.shift);
      if (at && at !== dueBefore) scheduleJob(at, shift.id);
      shiftHistories.set(shift.id, {
        shift,
        revisions: [...(before?.revisions ?? []), { shift, log: revision.log }],
        comments: before?.comments ?? [],
      });
    }
  };
  /** Keeps the due times in order: each job after those of the same time. */
  const scheduleJob = (at: string, shift: string) => {
    let [from, to] = [0, dueTimes.length];
    while (from < to) {
      const middle = Math.floor((from + to) / 2);
      if ((dueTimes[middle]?.at ?? '') <= at) from = middle + 1;
      else to = middle;
    }
    dueTimes.splice(from, 0, { at, shift });
  };

  const runScheduledJob = ({ at, shift: id }: { at: string; shift: string }) => {
    const shift = shiftOf(id);
    const due = dueCommand(shift, at);
    if (!due) return;
    const ctx = { actor: 'clock', now: at, law } as const;
    if (due.action === 'call_up') applyChange(decide(shift, callUpOf(due.shift_id, shift), ctx));
    else if (due.action === 'release')
      applyChange(
        decide(shift, { action: 'release', backs: backedShifts(shift), standBys: shift.backed_by.map(shiftOf) }, ctx),
      );
    else if (due.action === 'auto_complete')
      applyChange(decide(shift, { action: due.action, pay: payFactsOf(shift) }, ctx));
    else applyChange(decide(shift, { action: due.action }, ctx));
  };

  const comment = ({ at, shift, actor }: Step, text: string, instruction = false) => {
    const visibility = commentVisibility(instruction, shiftOf(shift), actor);
    const { vendor_id } = visibility;
    const entry = {
      ...stamp({ kind: 'comment', before: null, after: text }, shiftOf(shift), { actor, now: at }),
      vendor_id,
    };
    const by = { id: actor.id, fio: actor.fio };
    shiftHistories
      .get(shift)
      ?.comments.push({ comment: { id: idOf(`${shift} ${at}`), text, at, by, ...visibility }, entry });
  };

  const applyStep = (step: Step) => {
    const { at, actor, deed } = step;
    if (deed.does === 'comment') return comment(step, deed.text, deed.instruction);
    const ctx = { actor, now: at, law };
    if (deed.does === 'order') {
      const { store, order } = deed;
      const specialty = {
        ...deed.specialty,
        prices: agreed.filter(({ customer_id }) => customer_id === store.company.id),
      };
      return applyChange(
        withOverride((override) => draftShift({ ...order, ...override }, { store, specialty, ...ctx, id: step.shift })),
      );
    }
    const shift = shiftOf(step.shift);
    if (isAboutHours(deed)) {
      const command = hoursCommandOf(deed, shift);
      if (command) applyChange(decideHours(shift, command, ctx));
      return undefined;
    }
    const command = commandOf(deed, shift);
    applyChange(withOverride((override) => decide(shift, { ...command, ...override }, ctx)));
  };

  const dueSteps = steps.filter(({ at }) => at <= now).toSorted((one, other) => (one.at < other.at ? -1 : 1));
  const agreed = pricesFrom(dueSteps[0]?.at ?? now);
  for (;;) {
    const [due] = dueTimes;
    const [step] = dueSteps;
    const isJobNext = due && due.at <= now && (!step || due.at <= step.at);
    if (isJobNext) {
      dueTimes.shift();
      runScheduledJob(due);
    } else if (step) {
      dueSteps.shift();
      try {
        applyStep(step);
      } catch (error) {
        if (!(error instanceof Problem)) throw error;
        refused.push({ step, code: error.code });
      }
    } else return { shiftHistories, refused };
  }
};

/** Runs the command; on a legal warning, runs it again with an override reason. */
const withOverride = (change: (override: { override_reason?: string }) => Change): Change => {
  try {
    return change({});
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== 'legal-warning') throw error;
    const [warning] = (error.details.warnings ?? []) as readonly Warning[];
    if (!warning) throw error;
    return change({ override_reason: overrideReasons[warning.rule] });
  }
};
