import fc from 'fast-check';
import { addMinutes } from '../instants.ts';
import { Problem } from '../problem.ts';
import type { Actor } from '../roles.ts';
import { decide } from './act.ts';
import type { Command } from './command.ts';
import { draftShift } from './draft.ts';
import {
  admin,
  aShift,
  aWorker,
  baker,
  buyer,
  cashier,
  law,
  otherVendor,
  performer,
  plainPay,
  vendor,
  worker,
} from './examples.ts';
import { occupiedBy } from './occupancy.ts';
import { type Change, type LogEntry, type Shift, type ShiftAction, shiftActions, type Worker } from './shift.ts';
import { dueCommand } from './timing.ts';
import { allowedActions } from './transitions.ts';

/** A small model: two customers, two performers, three workers, six shifts on two busy days, and a clock. */
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
export const workers: Worker[] = [
  aWorker(),
  aWorker({ id: 'w2', fio: 'w2', login_id: 'login-w2', category_ids: ['cashier', 'baker'] }),
  aWorker({ id: 'w3', fio: 'w3', login_id: 'login-w3', company: otherVendor }),
];
const aCashier = { ...cashier, hourly_rate: 20_000, auto_complete: true, prices: [] };
const aBaker = { ...baker, hourly_rate: 25_000, auto_complete: false, prices: [] };
const slots = [0, 60, 240, 600, 1440, 1500];

export type World = { now: string; shifts: Map<string, Shift>; logs: Map<string, LogEntry[]> };

export function newWorld(): World {
  const world: World = { now: morning, shifts: new Map(), logs: new Map() };
  for (const [nth, slot] of slots.entries()) {
    const starts_at = addMinutes(morning, 720 + slot);
    const company = nth % 3 !== 2 ? { id: 'c1', name: 'c1' } : { id: 'c2', name: 'c2' };
    const store = { ...aShift().store, company, vendors: [vendor, otherVendor], active: true };
    const specialty = { ...aCashier, auto_complete: nth !== 3 };
    const order = { starts_at, ends_at: addMinutes(starts_at, 360) };
    const { shift, log } = draftShift(order, { store, specialty, actor: buyer, now: morning, id: `${nth}`, law });
    world.shifts.set(shift.id, frozen(shift));
    world.logs.set(shift.id, [...log]);
  }
  return world;
}

const busyOf = ({ shifts }: World, worker: string | undefined) =>
  [...shifts.values()].filter(({ staff }) => staff?.id === worker).flatMap((shift) => occupiedBy(shift) ?? []);
export const shiftsOf = ({ shifts }: World, ids: readonly string[]) => ids.flatMap((id) => shifts.get(id) ?? []);

/** 840 is divisible by 1 to 8, so a remainder prefers none of up to eight choices. */
const choice = fc.nat(839);
export const step = fc.record({
  wait: fc.oneof({ weight: 4, arbitrary: fc.nat(40) }, { weight: 1, arbitrary: fc.nat(240) }),
  who: choice,
  shift: fc.nat(slots.length - 1),
  other: fc.nat(slots.length - 1),
  /** Mostly allowed actions, so that stories reach late states. */
  sensible: fc.integer({ min: 0, max: 3 }).map((luck) => luck > 0),
  action: choice,
  worker: fc.nat(workers.length - 1),
  quarters: fc.integer({ min: -20, max: 20 }),
});
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

/** The step's command with the facts that the server would read for it. */
function commandOf(world: World, action: ShiftAction | 'edit', shift: Shift, step: Step): Command {
  const staff = workers[step.worker] ?? aWorker();
  const busy = busyOf(
    world,
    action === 'assign' || action === 'replace' || action === 'reserve' ? staff.id : shift.staff?.id,
  );
  const [other = shift] = shiftsOf(world, [`${step.other}`]);
  const moved = (instant: string) => addMinutes(instant, step.quarters * 15);
  const reason = 'because';
  const standBys = shiftsOf(world, shift.backed_by);
  const its = workers.find(({ id }) => id === shift.staff?.id);
  switch (action) {
    case 'assign':
      return { action, staff, busy, standBys, override_reason: reason };
    case 'replace':
      return { action, staff, busy, standBys, override_reason: reason };
    case 'ask_replacement':
      return { action, reason };
    case 'reserve':
      return { action, staff, busy, backs: [other], standBys };
    case 'decline':
      return { action, reason, standBys };
    case 'call_up': {
      const backs = shiftsOf(world, shift.backs);
      const backed = backs[0] ?? other;
      const linked = shiftsOf(world, [...shift.backed_by, ...backed.backed_by]);
      return { action, backed, backs, standBys: linked, busy, staff: its, override_reason: reason };
    }
    case 'release':
    case 'cancel':
      return { action, backs: shiftsOf(world, shift.backs), standBys, reason };
    case 'leave':
    case 'refuse_change':
      return { action, reason };
    case 'start':
      return { action, busy };
    case 'confirm_change':
      return { action, staff: its, busy, standBys, override_reason: reason };
    case 'correct': {
      const breaks =
        step.other % 2 ? [{ from: addMinutes(shift.starts_at, 60), to: addMinutes(shift.starts_at, 90) }] : [];
      const times = { actual_start: moved(shift.starts_at), actual_end: moved(shift.ends_at), breaks };
      return { action, ...times, reason, busy, pay: plainPay };
    }
    case 'edit': {
      return {
        action,
        starts_at: moved(shift.starts_at),
        ends_at: moved(shift.ends_at),
        category: step.other % 3 ? undefined : step.other % 2 ? aBaker : aCashier,
        staff: its,
        busy,
        standBys,
        override_reason: reason,
      };
    }
    case 'end':
      return { action, pay: plainPay };
    default:
      return { action };
  }
}

/** How likely an action is among those allowed; 4 where it is not named. Tuned so that every action occurs often. */
const weights: Partial<Record<ShiftAction | 'edit', number>> = {
  assign: 16,
  reserve: 32,
  call_up: 1,
  release: 1,
  leave: 2,
  cancel: 1,
  decline: 2,
  start: 24,
  break_start: 32,
  break_end: 24,
  end: 6,
  mark_unfulfilled: 48,
};

/**
 * An actor who reaches the shift, and an action: mostly an allowed one, chosen by weight and not by how many may do it.
 */
function pickAction(world: World, shift: Shift, { sensible, who, action }: Step) {
  const reaching = people.filter((actor) => reaches(actor, shift));
  const open = sensible
    ? reaching.flatMap((actor) => allowedActions(shift, actor, world.now).map((name) => ({ actor, name })))
    : [];
  const likely = [...new Set(open.map(({ name }) => name))].flatMap((name) =>
    Array<typeof name>(weights[name] ?? 4).fill(name),
  );
  const names = likely.length > 0 ? likely : [...shiftActions, 'edit' as const];
  const name = names[action % names.length] ?? 'edit';
  const able = open.length > 0 ? open.filter((option) => option.name === name).map(({ actor }) => actor) : reaching;
  const actor = able[who % able.length];
  return actor && { actor, action: name };
}

/** The customer, the performers it is offered to, its worker, the platform: the scoping of the data layer. */
function reaches(actor: Actor, shift: Shift): boolean {
  switch (actor.role) {
    case 'ROLE_VENDOR':
      return shift.vendor ? shift.vendor.id === actor.company?.id : shift.offered_to.includes(actor.company?.id ?? '');
    case 'ROLE_VENDOR_STAFF':
      return shift.staff?.id === actor.id;
    case 'ROLE_BUYER':
      return shift.customer.id === actor.company?.id;
    default:
      return true;
  }
}

/** A rule that changed a shift in place would throw. */
function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value))
    for (const part of Object.values(Object.freeze(value))) frozen(part);
  return value;
}

/** One applied step: the shifts before it, the command, the change, and whether a person or the clock did it. */
export type Event = { before: ReadonlyMap<string, Shift>; command: Command; change: Change; by: 'person' | 'clock' };

function applyCommand(world: World, shift: Shift, command: Command, actor: Actor | 'clock'): Event {
  const change = decide(shift, command, { actor, now: world.now, law });
  const by = actor === 'clock' ? 'clock' : 'person';
  const event = { before: new Map(world.shifts), command, change, by } as const;
  for (const { shift, log } of [change, ...change.others]) {
    world.shifts.set(shift.id, frozen(shift));
    world.logs.get(shift.id)?.push(...log);
  }
  return event;
}

/** Advances the clock and runs everything that becomes due. */
export function wait(world: World, minutes: number): Event[] {
  world.now = addMinutes(world.now, minutes);
  const events: Event[] = [];
  for (const id of world.shifts.keys())
    for (let shift = world.shifts.get(id); shift; shift = world.shifts.get(id)) {
      const due = dueCommand(shift, world.now);
      if (!due) break;
      const backs = shiftsOf(world, shift.backs);
      const standBys = shiftsOf(
        world,
        [shift, ...backs].flatMap(({ backed_by }) => backed_by),
      );
      const staff = workers.find(({ id }) => id === shift.staff?.id);
      const busy = busyOf(world, staff?.id);
      const command: Command =
        due.action === 'call_up'
          ? { action: due.action, backed: shiftsOf(world, [due.shift_id])[0] ?? shift, backs, standBys, busy, staff }
          : { action: due.action, backs, standBys, pay: plainPay };
      events.push(applyCommand(world, shift, command, 'clock'));
    }
  return events;
}

/** Tries one step; a refused step changes nothing. */
export function tryStep(world: World, step: Step): Event[] {
  const [shift] = shiftsOf(world, [`${step.shift}`]);
  const chosen = shift && pickAction(world, shift, step);
  if (!shift || !chosen) return [];
  try {
    return [applyCommand(world, shift, commandOf(world, chosen.action, shift, step), chosen.actor)];
  } catch (error) {
    if (error instanceof Problem) return [];
    throw error;
  }
}
