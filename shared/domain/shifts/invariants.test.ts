import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addMinutes, overlap } from '../instants.ts';
import { cashier } from './examples.ts';
import { plannedTimes } from './revise.ts';
import type { LogEntry } from './shift.ts';
import { attempt, named, newWorld, step, wait, workers } from './small-world.ts';
import type { Event, World } from './small-world.ts';
import { transitions } from './transitions.ts';

function expectLawful({ before, command: { action }, change }: Event): void {
  const { from, to } = transitions[action];
  const was = before.get(change.shift.id)?.status;
  const is = change.shift.status;
  expect(from).toContain(was);
  // The scheduled job may check a backed shift and find nothing to do.
  if (!(action === 'call_up' && is === 'reserve')) expect(is).toBe(to ?? was);
  for (const { shift } of [change, ...change.others])
    expect(shift.version).toBe((before.get(shift.id)?.version ?? 0) + 1);
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
  let asked: unknown = null;
  for (const { kind, field, before, after } of log) {
    const what = field ?? kind;
    if (kind === 'change_asked') asked = after;
    else if (kind === 'change_refused') asked = null;
    else if (kind === 'break') {
      const at = breaks.findIndex((one) => JSON.stringify(one) === JSON.stringify(before));
      breaks.splice(at < 0 ? breaks.length : at, at < 0 ? 0 : 1, ...(after === null ? [] : [after]));
    } else if (what && what in known) {
      expect(known[what]).toEqual(before);
      known[what] = after;
    }
    const { starts_at, ends_at, category, rate: hourly_rate, planned_break: planned_break_minutes } = known;
    if (JSON.stringify(asked) === JSON.stringify({ starts_at, ends_at, category, hourly_rate, planned_break_minutes }))
      asked = null;
  }
  return { ...known, breaks, asked };
}

function expectSound(world: World): void {
  const shifts = [...world.shifts.values()];
  for (const shift of shifts) {
    const { status, staff, starts_at, ends_at, actual_start, actual_end, breaks, pending_change } = shift;
    const asked = pending_change && {
      ...plannedTimes(pending_change),
      category: pending_change.category.names,
      hourly_rate: pending_change.hourly_rate,
      planned_break_minutes: pending_change.planned_break_minutes,
    };
    expect(replay(world.logs.get(shift.id) ?? [])).toEqual({
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
      asked,
    });

    const moments = [actual_start, ...breaks.flatMap(({ from, to }) => [from, to]), actual_end].filter(
      (one) => one !== null,
    );
    expect(moments).toEqual(moments.toSorted());
    expect(starts_at < ends_at).toBe(true);
    expect(breaks.slice(0, -1).every(({ to }) => to !== null)).toBe(true);
    if (breaks.at(-1)?.to === null) expect(status).toBe('in_progress');
    if (status === 'completed') expect([actual_start, actual_end]).not.toContain(null);
    if (pending_change) expect(['new', 'confirmed']).toContain(status);
    if (pending_change?.by === 'customer') expect(status).toBe('confirmed');
    expect(shift.staff_version === null).toBe(staff === null);
    if (['confirmed', 'in_progress', 'completed', 'reserve'].includes(status)) expect(staff).not.toBeNull();
    if (shift.counterpart_id && status !== 'canceled')
      expect(world.shifts.get(shift.counterpart_id)?.counterpart_id).toBe(shift.id);
    for (const other of named(world, shift.backed_by)) {
      expect(other.status).toBe('reserve');
      expect(other.backs).toContain(shift.id);
      expect(other.customer).toEqual(shift.customer);
      expect(shift.vendor ? [shift.vendor.id] : shift.offered_to).toContain(other.vendor?.id);
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
    for (const other of stretches.slice(nth + 1)) expect(overlap(one, other)).toBe(false);
}

const anyStory = (met: Set<string>) =>
  fc.property(fc.array(step, { minLength: 40, maxLength: 100 }), (steps) => {
    const world = newWorld();
    for (const step of steps)
      for (const advance of [() => wait(world, step.wait), () => attempt(world, step)]) {
        const events = advance();
        for (const event of events) {
          expectLawful(event);
          met.add(event.command.action);
        }
        if (events.length > 0) expectSound(world);
      }
  });

it('whatever anyone does, in any order: the log explains each shift, its times are in order, nobody is at two places', () => {
  fc.assert(anyStory(new Set()), { numRuns: 50 });
  // A fixed seed, with enough stories to use every row of the table.
  const met = new Set(['create']);
  fc.assert(anyStory(met), { numRuns: 200, seed: 2026 });
  expect([...met].toSorted()).toEqual(Object.keys(transitions).toSorted());
}, 60_000);
