import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addMinutes, overlap } from '../instants.ts';
import { cashier } from './examples.ts';
import { plannedTimes } from './revise.ts';
import { tryStep, type Event, newWorld, shiftsOf, step, wait, workers, type World } from './shift-model.ts';
import type { LogEntry, Shift } from './shift.ts';
import { transitions } from './transitions.ts';

function expectLawful({ before, command: { action }, change }: Event): void {
  const { from, to } = transitions[action];
  const was = before.get(change.shift.id)?.status;
  const is = change.shift.status;
  expect(from).toContain(was);
  // The scheduled job may check a backed shift and find nothing to do.
  if (!(action === 'call_up' && is === 'reserve')) expect(is).toBe(to ?? was);
  for (const { shift, log } of [change, ...change.others]) {
    const old = before.get(shift.id);
    if (shift === old) expect(log).toEqual([]);
    else expect(shift.version).toBe((old?.version ?? 0) + 1);
  }
}

/** Rebuilds a shift from its log alone. */
function replay([created, ...log]: readonly LogEntry[]) {
  const planned = created?.kind === 'created' ? created.after : undefined;
  const known: Record<string, unknown> = {
    status: 'new',
    staff: null,
    starts_at: planned?.starts_at,
    ends_at: planned?.ends_at,
    actual_start: null,
    actual_end: null,
    category: cashier.names,
    rate: 20_000,
    planned_break: 0,
  };
  const breaks: unknown[] = [];
  let pendingChange: unknown = null;
  for (const { kind, field, before, after } of log) {
    const what = field ?? kind;
    if (kind === 'change_asked') pendingChange = after;
    else if (kind === 'change_refused') pendingChange = null;
    else if (kind === 'break') {
      const at = breaks.findIndex((one) => JSON.stringify(one) === JSON.stringify(before));
      breaks.splice(at < 0 ? breaks.length : at, at < 0 ? 0 : 1, ...(after === null ? [] : [after]));
    } else if (what && what in known) {
      expect(known[what]).toEqual(before);
      known[what] = after;
    }
    const { starts_at, ends_at, category, rate: hourly_rate, planned_break: planned_break_minutes } = known;
    if (
      JSON.stringify(pendingChange) ===
      JSON.stringify({ starts_at, ends_at, category, hourly_rate, planned_break_minutes })
    )
      pendingChange = null;
  }
  return { ...known, breaks, pendingChange };
}

/** For each shift how much of its log was replayed. Shifts are frozen, so the same one needs no second replay. */
const replayed = new WeakMap<Shift, number>();

function expectExplained(shift: Shift, log: readonly LogEntry[]): void {
  if (replayed.get(shift) === log.length) return;
  replayed.set(shift, log.length);
  const { status, staff, starts_at, ends_at, actual_start, actual_end, breaks, pending_change } = shift;
  const pendingChange = pending_change && {
    ...plannedTimes(pending_change),
    category: pending_change.category.names,
    hourly_rate: pending_change.hourly_rate,
    planned_break_minutes: pending_change.planned_break_minutes,
  };
  expect(replay(log)).toEqual({
    status,
    staff: staff && { id: staff.id, fio: staff.fio },
    starts_at,
    ends_at,
    actual_start,
    actual_end,
    category: shift.category.names,
    rate: shift.hourly_rate,
    planned_break: shift.planned_break_minutes,
    breaks,
    pendingChange,
  });
}

/** Throws plain errors: it runs after every step, where thousands of `expect` calls take most of the time. */
function must(truth: boolean, sentence: string, shift: unknown): void {
  if (!truth) throw new Error(`${sentence}: ${JSON.stringify(shift)}`);
}

function expectSound(world: World): void {
  const shifts = [...world.shifts.values()];
  for (const shift of shifts) {
    expectExplained(shift, world.logs.get(shift.id) ?? []);
    const { status, staff, starts_at, ends_at, actual_start, actual_end, breaks, pending_change } = shift;
    const moments = [actual_start, ...breaks.flatMap(({ from, to }) => [from, to]), actual_end].filter(
      (one) => one !== null,
    );
    must(
      moments.every((one, nth) => nth === 0 || (moments[nth - 1] ?? '') <= one),
      'times in order',
      shift,
    );
    must(starts_at < ends_at, 'planned start before planned end', shift);
    must(
      breaks.slice(0, -1).every(({ to }) => to !== null),
      'only the last break is open',
      shift,
    );
    if (breaks.at(-1)?.to === null) must(status === 'in_progress', 'an open break only in a running shift', shift);
    if (status === 'completed') must(actual_start !== null && actual_end !== null, 'completed has both times', shift);
    if (pending_change) must(status === 'new' || status === 'confirmed', 'a change waits before the start', shift);
    if (pending_change?.by === 'customer') must(status === 'confirmed', 'a customer asks on a confirmed one', shift);
    must((shift.staff_version === null) === (staff === null), 'the assignment has its version', shift);
    if (['confirmed', 'in_progress', 'completed', 'reserve'].includes(status))
      must(staff !== null, 'its status has a worker', shift);
    if (shift.counterpart_id && status !== 'canceled')
      must(world.shifts.get(shift.counterpart_id)?.counterpart_id === shift.id, 'counterparts name each other', shift);
    if (status === 'reserve')
      for (const other of shiftsOf(world, shift.backs))
        must(other.backed_by.includes(shift.id), 'backed shifts name their stand-by shifts', [shift, other]);
    must(
      Object.keys(shift.stand_by_vendors).toSorted().join() === shift.backed_by.toSorted().join(),
      'a performer for each stand-by shift',
      shift,
    );
    for (const other of shiftsOf(world, shift.backed_by)) {
      must(shift.stand_by_vendors[other.id] === other.vendor?.id, 'the performer of its stand-by shift', [
        shift,
        other,
      ]);
      must(other.status === 'reserve', 'backed by stand-by shifts', [shift, other]);
      must(other.backs.includes(shift.id), 'backs what it is backed by', [shift, other]);
      must(JSON.stringify(other.customer) === JSON.stringify(shift.customer), 'backs a shift of its customer', [
        shift,
        other,
      ]);
      const performers: readonly (string | undefined)[] = shift.vendor ? [shift.vendor.id] : shift.offered_to;
      must(performers.includes(other.vendor?.id), 'backs a shift that its performer reaches', [shift, other]);
    }
  }
  for (const { id } of workers) {
    const theirs = shifts.filter(({ staff }) => staff?.id === id);
    expectApart(
      theirs.flatMap(({ status, starts_at, ends_at }) =>
        status === 'confirmed' || status === 'reserve' ? [{ from: starts_at, to: ends_at }] : [],
      ),
    );
    expectApart(
      theirs.flatMap(({ actual_start, actual_end }) =>
        actual_start === null ? [] : [{ from: actual_start, to: actual_end ?? addMinutes(world.now, 1) }],
      ),
    );
  }
}

function expectApart(stretches: { from: string; to: string }[]): void {
  for (const [nth, one] of stretches.entries())
    for (const other of stretches.slice(nth + 1)) must(!overlap(one, other), 'one place at a time', [one, other]);
}

const leastOfEach = 20;
/** Of the actions that people and the clock may do, the clock's are counted apart. */
const counted = [...Object.keys(transitions).filter((name) => name !== 'create'), 'clock call_up', 'clock release'];

it('every action, in any order: the log explains each shift, its times are in order, nobody is at two places', () => {
  const tally = new Map(counted.map((name) => [name, 0]));
  const count = (name: string) => tally.set(name, (tally.get(name) ?? 0) + 1);
  fc.assert(
    fc.property(fc.array(step, { minLength: 60, maxLength: 100 }), (steps) => {
      const world = newWorld();
      for (const step of steps)
        for (const advance of [() => wait(world, step.wait), () => tryStep(world, step)]) {
          for (const event of advance()) {
            expectLawful(event);
            const { action } = event.command;
            count(event.by === 'clock' && counted.includes(`clock ${action}`) ? `clock ${action}` : action);
          }
          expectSound(world);
        }
    }),
    { numRuns: 400 },
  );
  expect([...tally].filter(([, times]) => times < leastOfEach)).toEqual([]);
}, 60_000);
