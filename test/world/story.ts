import fc from 'fast-check';
import { expect } from 'vitest';
import type { Endpoint } from '#shared/contracts/endpoint.ts';
import * as contracts from '#shared/contracts/shifts.ts';
import type { Permission } from '#shared/domain/access.ts';
import { may } from '#shared/domain/access.ts';
import { Problem } from '#shared/domain/problem.ts';
import type { Actor } from '#shared/domain/roles.ts';
import { decide } from '#shared/domain/shifts/act.ts';
import type { Command } from '#shared/domain/shifts/command.ts';
import { occupiedBy } from '#shared/domain/shifts/occupancy.ts';
import { orderShift } from '#shared/domain/shifts/order.ts';
import type { Change, Shift, ShiftAction, Worker } from '#shared/domain/shifts/shift.ts';
import { shiftActions } from '#shared/domain/shifts/shift.ts';
import { flagsAt } from '#shared/domain/shifts/timing.ts';
import { allowedActions } from '#shared/domain/shifts/transitions.ts';
import type { Account } from '../../functions/data/accounts.ts';
import { law } from '../../functions/data/law.ts';
import { getSpecialty } from '../../functions/data/specialties.ts';
import type { Answered } from './door.ts';
import type { World } from './world.ts';

/** How a story calls the app: through handlers with a simulated clock, or over HTTP with the real clock. */
export type Teller = {
  ask: (contract: Endpoint, who: Account, id: string | null, body: unknown, now: string) => Promise<Answered>;
  /** Advances the clock by minutes. The real clock cannot be advanced. */
  later: (now: string, minutes: number) => string;
};

const choice = fc.nat(839);
export const storyStep = fc.record({
  wait: fc.nat(45),
  /** Mostly actions that the table allows, so that stories progress far. */
  spirit: fc.constantFrom('any', 'allowed', 'onward', 'onward', 'onward'),
  who: choice,
  shift: choice,
  other: choice,
  staff: choice,
  action: choice,
  quarters: fc.integer({ min: -8, max: 8 }),
});
export type StoryStep = typeof storyStep extends fc.Arbitrary<infer S> ? S : never;

const contractOf: Record<ShiftAction, Endpoint> = {
  assign: contracts.assignShift,
  replace: contracts.replaceShift,
  reserve: contracts.reserveShift,
  call_up: contracts.callUpShift,
  release: contracts.releaseShift,
  leave: contracts.leaveShift,
  cancel: contracts.cancelShift,
  decline: contracts.declineShift,
  start: contracts.startShift,
  break_start: contracts.startBreak,
  break_end: contracts.endBreak,
  end: contracts.endShift,
  confirm_change: contracts.confirmChange,
  refuse_change: contracts.refuseChange,
  mark_unfulfilled: contracts.markUnfulfilled,
  correct: contracts.correctShift,
};

const givingUp: readonly ShiftAction[] = ['cancel', 'decline', 'leave', 'release', 'replace'];

const minutes = (count: number) => count * 60_000;
const moved = (instant: string, by: number) => new Date(Date.parse(instant) + by).toISOString();
const pick = <T>(from: readonly T[], nth: number): T => {
  const chosen = from[nth % from.length];
  if (chosen === undefined) throw new Error('Nothing to choose from');
  return chosen;
};

const actorOf = ({ id, login_id, fio, roles, company, store_ids }: Account): Actor => ({
  id,
  login_id,
  fio,
  role: roles[0] ?? 'ROLE_USER',
  company,
  store_ids,
});
const workerOf = ({ id, fio, login_id, company, category_ids, contract }: Account): Worker => ({
  id,
  fio,
  login_id,
  company,
  category_ids,
  contract,
});

const sees = (actor: Actor, shift: Shift): boolean => {
  const company = actor.company?.id ?? '';
  switch (actor.role) {
    case 'ROLE_ADMIN':
      return true;
    case 'ROLE_VENDOR':
      return shift.vendor ? shift.vendor.id === company : shift.offered_to.includes(company);
    case 'ROLE_VENDOR_STAFF':
      return shift.staff?.id === actor.id;
    case 'ROLE_BUYER':
      return shift.customer.id === company;
    default:
      return shift.customer.id === company && actor.store_ids.includes(shift.store.id);
  }
};

/** Runs a story against the app and against the rules in memory; both must give the same results after every step. */
export const runStory = async (world: World, teller: Teller, start: string, steps: readonly StoryStep[]) => {
  const { people, stores, specialties } = world;
  const cast = [
    people.admin,
    people.vendor,
    people.rivalVendor,
    people.worker,
    people.colleague,
    people.buyer,
    people.storeManager,
    people.foreignBuyer,
    people.newcomer,
  ];
  const staff = [people.worker, people.colleague, people.rivalWorker];
  const known = new Map<string, Shift>();
  let now = start;

  const specialty = await getSpecialty(specialties.cashier);
  if (!specialty) throw new Error('The world has cashiers');
  for (const [store, hours] of [
    [stores.own, 0],
    [stores.own, 0],
    [stores.shared, 2],
    [stores.own, 6],
    [stores.shared, 30],
  ] as const) {
    const order = { starts_at: moved(start, minutes(hours * 60)), ends_at: moved(start, minutes(hours * 60 + 180)) };
    const body = { ...order, store_id: store.id, category_id: specialty.id };
    const { body: answer } = await teller.ask(
      contracts.createShift,
      people.admin,
      null,
      body,
      moved(start, -minutes(1)),
    );
    const actor = actorOf(people.admin);
    const id = answer.data.id as string;
    const { shift } = orderShift(order, { store, specialty, actor, now: answer.data.created_at as string, id, law });
    known.set(id, shift);
  }

  const busyOf = (worker: string | undefined) =>
    [...known.values()].filter((shift) => shift.staff?.id === worker).flatMap((shift) => occupiedBy(shift) ?? []);

  const someone = (shift: Shift, { who, spirit }: StoryStep): Account => {
    const able = cast.filter((account) => open(shift, account, spirit).length > 0);
    return pick(able.length > 0 ? able : cast, who);
  };
  const open = (shift: Shift, account: Account, spirit: string): ShiftAction[] =>
    spirit !== 'any' && sees(actorOf(account), shift)
      ? allowedActions(shift, actorOf(account), now)
          .filter((action) => action !== 'edit')
          .filter((action) => spirit === 'allowed' || !givingUp.includes(action))
      : [];

  const wish = (shift: Shift, account: Account, { action: nth, staff: who, other, quarters, spirit }: StoryStep) => {
    const allowed = open(shift, account, spirit);
    const action = pick(allowed.length > 0 ? allowed : shiftActions, nth);
    const person = pick(staff, who);
    const backed = pick([...known.values()], other);
    const backs = [...known.values()].filter(({ id }) => shift.backs.includes(id));
    const override_reason = 'because';
    const reason = 'because';
    const its = { busy: busyOf(shift.staff?.id) };
    const standBys = [...known.values()].filter(({ id }) => shift.backed_by.includes(id));
    const worker = staff.find(({ id }) => id === shift.staff?.id);
    switch (action) {
      case 'assign':
      case 'replace':
        return {
          body: { staff_id: person.id, override_reason },
          command: { action, staff: workerOf(person), busy: busyOf(person.id), standBys, override_reason },
          names: [person],
        };
      case 'reserve':
        return {
          body: { staff_id: person.id, backs: [backed.id] },
          command: { action, staff: workerOf(person), busy: busyOf(person.id), backs: [backed], standBys },
          names: [person],
          touches: [backed],
        };
      case 'call_up':
        return {
          body: { shift_id: backed.id, override_reason },
          command: { action, backed, backs, ...its, override_reason },
          touches: [backed],
        };
      case 'release':
        return { body: {}, command: { action, backs } };
      case 'cancel':
        return { body: { reason }, command: { action, backs, reason } };
      case 'decline':
        return { body: { reason }, command: { action, reason, standBys } };
      case 'leave':
      case 'refuse_change':
        return { body: { reason }, command: { action, reason } };
      case 'start':
        return { body: {}, command: { action, ...its } };
      case 'confirm_change':
        return {
          body: { override_reason },
          command: { action, ...its, staff: worker && workerOf(worker), standBys, override_reason },
        };
      case 'correct': {
        const times = {
          actual_start: moved(shift.starts_at, minutes(15 * quarters)),
          actual_end: moved(shift.ends_at, minutes(15 * quarters)),
          breaks: [],
          reason,
        };
        return { body: times, command: { action, ...times, ...its } };
      }
      default:
        return { body: {}, command: { action } };
    }
  };

  const done: string[] = [];
  for (const step of steps) {
    now = teller.later(now, step.wait);
    const shift = pick([...known.values()], step.shift);
    const account = someone(shift, step);
    const actor = actorOf(account);
    const {
      body,
      command,
      names = [],
      touches = [],
    } = wish(shift, account, step) as {
      body: Record<string, unknown>;
      command: Command & { action: ShiftAction };
      names?: Account[];
      touches?: Shift[];
    };
    const contract = contractOf[command.action];
    const answered = await teller.ask(contract, account, shift.id, body, now);

    const foreign = names.some(({ company }) => actor.role === 'ROLE_VENDOR' && company?.id !== actor.company?.id);
    const expected = (): Change | string => {
      if (!may(actor.role, contract.access as Permission)) return 'forbidden';
      if (!sees(actor, shift) || foreign || !touches.every((each) => sees(actor, each))) return 'not-found';
      try {
        return decide(shift, command, { actor, now, law });
      } catch (error) {
        if (error instanceof Problem) return error.code;
        throw error;
      }
    };
    const change = expected();
    if (typeof change === 'string') {
      expect({ action: command.action, code: answered.body.code as unknown }).toEqual({
        action: command.action,
        code: change,
      });
      continue;
    }
    const { status, version, starts_at, ends_at, pending_change } = change.shift;
    expect(answered).toMatchObject({
      status: 200,
      body: { data: { status, version, starts_at, ends_at, pending_change } },
    });
    expect(new Set(answered.body.data.flags as string[])).toEqual(new Set(flagsAt(change.shift, now)));
    // The real clock differs from the model's by some milliseconds, so punched times are taken from the response.
    const { actual_start, actual_end, breaks } = answered.body.data as Shift;
    known.set(shift.id, { ...change.shift, actual_start, actual_end, breaks });
    for (const other of change.others) known.set(other.shift.id, other.shift);
    done.push(command.action);
  }

  for (const shift of known.values()) {
    const { body } = await teller.ask(contracts.getShift, people.admin, shift.id, undefined, now);
    expect(body.data).toMatchObject({ status: shift.status, version: shift.version, backed_by: shift.backed_by });
    const log = (await teller.ask(contracts.listShiftLog, people.admin, shift.id, undefined, now)).body.data as {
      kind: string;
      after: unknown;
    }[];
    expect(log.findLast(({ kind }) => kind === 'status')?.after ?? 'new').toBe(shift.status);
  }
  return done;
};
