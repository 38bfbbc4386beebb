import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addMinutes, overlap } from '../instants.ts';
import { Problem } from '../problem.ts';
import type { Actor } from '../roles.ts';
import { decide } from './act.ts';
import type { Command } from './command.ts';
import { admin, aShift, aWorker, buyer, cashier, law, otherVendor, performer, vendor, worker } from './examples.ts';
import { occupiedBy } from './occupancy.ts';
import { orderShift } from './order.ts';
import { interval } from './revise.ts';
import { shiftActions } from './shift.ts';
import type { Change, LogEntry, Shift, Worker } from './shift.ts';
import { dueCommand } from './timing.ts';
import { transitions } from './transitions.ts';

/** A small world: two customers and two performers, three workers, six shifts of two crowded days, a clock. */
const morning = '2026-10-23T20:00:00.000Z';
const people: Actor[] = [
  admin,
  performer,
  { ...performer, id: 'performer-2', company: otherVendor },
  buyer,
  { ...buyer, id: 'buyer-2', company: { id: 'c2', name: 'Druhý zákazník' } },
  worker,
  { ...worker, id: 'w2' },
  { ...worker, id: 'w3', company: otherVendor },
];
const workers: Worker[] = [
  aWorker(),
  aWorker({ id: 'w2', fio: 'w2' }),
  aWorker({ id: 'w3', fio: 'w3', company: otherVendor }),
];
const slots = [0, 60, 240, 600, 1440, 1500];

type World = { now: string; shifts: Map<string, Shift>; logs: Map<string, LogEntry[]> };

function newWorld(): World {
  const world: World = { now: morning, shifts: new Map(), logs: new Map() };
  for (const [nth, slot] of slots.entries()) {
    const starts_at = addMinutes(morning, 720 + slot);
    const company = nth % 2 === 0 ? { id: 'c1', name: 'c1' } : { id: 'c2', name: 'c2' };
    const store = { ...aShift().store, company, vendors: [vendor, otherVendor] };
    const specialty = { ...cashier, hourly_rate: 20_000, auto_complete: nth !== 3 };
    const order = { starts_at, ends_at: addMinutes(starts_at, 360) };
    const { shift, log } = orderShift(order, { store, specialty, actor: buyer, now: morning, id: `${nth}`, law });
    world.shifts.set(shift.id, shift);
    world.logs.set(shift.id, [...log]);
  }
  return world;
}

const busyOf = ({ shifts }: World, worker: string | undefined) =>
  [...shifts.values()].filter(({ staff }) => staff?.id === worker).flatMap((shift) => occupiedBy(shift) ?? []);
const named = ({ shifts }: World, ids: readonly string[]) => ids.flatMap((id) => shifts.get(id) ?? []);

type Step = {
  wait: number;
  who: number;
  shift: number;
  other: number;
  action: number;
  worker: number;
  shiftBy: number;
};
const step: fc.Arbitrary<Step> = fc.record({
  wait: fc.oneof({ weight: 4, arbitrary: fc.nat(40) }, { weight: 1, arbitrary: fc.nat(700) }),
  who: fc.nat(people.length - 1),
  shift: fc.nat(slots.length - 1),
  other: fc.nat(slots.length - 1),
  action: fc.nat(shiftActions.length),
  worker: fc.nat(workers.length - 1),
  shiftBy: fc.integer({ min: -20, max: 20 }),
});

/** What the step asks for, with the facts that the server would read for it. */
function commandOf(world: World, shift: Shift, step: Step): Command {
  const action = [...shiftActions, 'edit' as const][step.action] ?? 'edit';
  const staff = workers[step.worker] ?? aWorker();
  const busy = busyOf(
    world,
    action === 'assign' || action === 'replace' || action === 'reserve' ? staff.id : shift.staff?.id,
  );
  const [other = shift] = named(world, [`${step.other}`]);
  const moved = (instant: string) => addMinutes(instant, step.shiftBy * 15);
  const reason = 'because';
  switch (action) {
    case 'assign':
    case 'replace':
      return { action, staff, busy, override_reason: reason };
    case 'reserve':
      return { action, staff, busy, backs: [other] };
    case 'call_up': {
      const backs = named(world, shift.backs);
      return { action, backed: backs[0] ?? other, backs, busy, override_reason: reason };
    }
    case 'release':
    case 'cancel':
      return { action, backs: named(world, shift.backs), reason };
    case 'leave':
    case 'refuse_change':
      return { action, reason };
    case 'start':
      return { action, busy };
    case 'confirm_change':
      return { action, busy, override_reason: reason };
    case 'correct': {
      const breaks =
        step.other % 2 ? [{ from: addMinutes(shift.starts_at, 60), to: addMinutes(shift.starts_at, 90) }] : [];
      return { action, actual_start: moved(shift.starts_at), actual_end: moved(shift.ends_at), breaks, reason, busy };
    }
    case 'edit': {
      const its = workers.find(({ id }) => id === shift.staff?.id);
      return {
        action,
        starts_at: moved(shift.starts_at),
        ends_at: moved(shift.ends_at),
        staff: its,
        busy,
        override_reason: reason,
      };
    }
    default:
      return { action };
  }
}

/** The customer, the performers it is offered to, its worker, the platform: what the data layer lets through. */
function reaches(actor: Actor, shift: Shift): boolean {
  switch (actor.role) {
    case 'ROLE_VENDOR':
      return shift.vendor === null || shift.vendor.id === actor.company?.id;
    case 'ROLE_VENDOR_STAFF':
      return shift.staff?.id === actor.id;
    case 'ROLE_BUYER':
      return shift.customer.id === actor.company?.id;
    default:
      return true;
  }
}

function save(world: World, command: Command, change: Change): void {
  const before = world.shifts.get(change.shift.id);
  if (before) expectTransition(before, change.shift, command);
  for (const { shift, log } of [change, ...change.others]) {
    expect(shift.version).toBe((world.shifts.get(shift.id)?.version ?? 0) + 1);
    world.shifts.set(shift.id, shift);
    world.logs.get(shift.id)?.push(...log);
  }
}

function expectTransition(before: Shift, after: Shift, { action }: Command): void {
  const row = transitions[action];
  expect(row.from).toContain(before.status);
  // A look of the clock at a backed shift may find nothing to do.
  const looked = action === 'call_up' && after.status === 'reserve' ? 'reserve' : null;
  expect(after.status).toBe(looked ?? row.to ?? before.status);
}

function runClock(world: World): void {
  for (const id of world.shifts.keys())
    for (let shift = world.shifts.get(id); shift; shift = world.shifts.get(id)) {
      const due = dueCommand(shift, world.now);
      if (!due) break;
      const backs = named(world, shift.backs);
      const command: Command =
        due.action === 'call_up'
          ? {
              action: due.action,
              backed: named(world, [due.shift_id])[0] ?? shift,
              backs,
              busy: busyOf(world, shift.staff?.id),
            }
          : { action: due.action, backs };
      save(world, command, decide(shift, command, { actor: 'clock', now: world.now, law }));
    }
}

/** What its log alone says of a shift. */
function replay([created, ...log]: readonly LogEntry[]) {
  const [starts_at, ends_at] = String(created?.after).split('/');
  const known: Record<string, unknown> = {
    status: 'new',
    staff: null,
    starts_at,
    ends_at,
    actual_start: null,
    actual_end: null,
  };
  const breaks: unknown[] = [];
  let asked: unknown = null;
  for (const { kind, field, before, after } of log) {
    const what = kind === 'status' || kind === 'staff' ? kind : field;
    if (kind === 'change_asked') asked = after;
    else if (kind === 'change_refused') asked = null;
    else if (kind === 'break' && field === null) {
      const at = breaks.findIndex((one) => JSON.stringify(one) === JSON.stringify(before));
      breaks.splice(at < 0 ? breaks.length : at, at < 0 ? 0 : 1, ...(after === null ? [] : [after]));
    } else if (what && what in known) {
      expect(known[what]).toEqual(before);
      known[what] = after;
    }
    if (asked === `${String(known.starts_at)}/${String(known.ends_at)}`) asked = null;
  }
  return { ...known, breaks, asked };
}

function expectSound(world: World): void {
  const shifts = [...world.shifts.values()];
  for (const shift of shifts) {
    const { status, staff, starts_at, ends_at, actual_start, actual_end, breaks, pending_change } = shift;
    const asked = pending_change && interval(pending_change);
    expect(replay(world.logs.get(shift.id) ?? [])).toEqual({
      status,
      staff,
      starts_at,
      ends_at,
      actual_start,
      actual_end,
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
    if (pending_change) expect(status).toBe('confirmed');
    if (['confirmed', 'in_progress', 'completed', 'reserve'].includes(status)) expect(staff).not.toBeNull();
    if (shift.counterpart_id) expect(world.shifts.get(shift.counterpart_id)?.counterpart_id).toBe(shift.id);
    for (const other of named(world, shift.backed_by)) expect(other.status).toBe('reserve');
    expect(dueCommand(shift, world.now)).toBeNull();
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

const accepted = new Set<string>();

it('whatever anyone does, in any order, the log explains each shift, its times are in order, and nobody is at two places', () => {
  fc.assert(
    fc.property(fc.array(step, { minLength: 20, maxLength: 60 }), (steps) => {
      const world = newWorld();
      for (const step of steps) {
        world.now = addMinutes(world.now, step.wait);
        runClock(world);
        const actor = people[step.who] ?? admin;
        const [shift] = named(world, [`${step.shift}`]);
        if (!shift || !reaches(actor, shift)) continue;
        const command = commandOf(world, shift, step);
        try {
          save(world, command, decide(shift, command, { actor, now: world.now, law }));
          accepted.add(command.action);
        } catch (error) {
          if (!(error instanceof Problem)) throw error;
        }
        expectSound(world);
      }
    }),
    { numRuns: 300 },
  );
});
