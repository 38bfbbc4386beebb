import type { Endpoint } from '#shared/contracts/endpoint.ts';
import * as contracts from '#shared/contracts/shifts.ts';
import { may, type Permission } from '#shared/domain/access.ts';
import { addMinutes, earliest } from '#shared/domain/instants.ts';
import type { PayFacts } from '#shared/domain/pay/pay.ts';
import { ratesOf } from '#shared/domain/pay/rates.ts';
import { Problem } from '#shared/domain/problem.ts';
import type { Actor } from '#shared/domain/roles.ts';
import { decide } from '#shared/domain/shifts/act.ts';
import type { Command, Specialty } from '#shared/domain/shifts/command.ts';
import { occupiedBy } from '#shared/domain/shifts/occupancy.ts';
import type { Change, Occupied, Shift, ShiftAction, Worker } from '#shared/domain/shifts/shift.ts';
import type { Account } from '../../functions/data/people/accounts.ts';
import { law } from '../../functions/data/shifts/law.ts';

export type StoryAction = ShiftAction | 'edit';

/** Random numbers that vary a request. */
export type Variation = { staff: number; other: number; quarters: number };

/** The facts that the server would read: the shifts of a world, its workers and specialties. */
export type Facts = {
  shifts: ReadonlyMap<string, Shift>;
  staff: readonly Account[];
  specialties: readonly Specialty[];
};

/** A request and the command that it must become. `names` and `touches` must be visible to the actor, too. */
export type StoryRequest = {
  shift: Shift;
  account: Account;
  body: Record<string, unknown>;
  command: Command & { action: StoryAction };
  names: readonly Account[];
  touches: readonly Shift[];
};

export const contractOf: Record<StoryAction, Endpoint> = {
  edit: contracts.updateShift,
  assign: contracts.assignShift,
  replace: contracts.replaceShift,
  ask_replacement: contracts.askReplacement,
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

export const pick = <T>(from: readonly T[], nth: number): T => {
  const chosen = from[nth % from.length];
  if (chosen === undefined) throw new Error('Nothing to choose from');
  return chosen;
};

export const actorOf = ({ id, login_id, fio, roles, company, store_ids }: Account): Actor => ({
  id,
  login_id,
  fio,
  role: roles[0] ?? 'ROLE_USER',
  company,
  store_ids,
});
export const workerOf = ({ id, fio, login_id, company, category_ids, contract }: Account): Worker => ({
  id,
  fio,
  login_id,
  company,
  category_ids,
  contract,
});

/** docs/rules.md, "Companies and scope", stated again: the stories must not ask the code that they test. */
export const sees = (actor: Actor, shift: Shift): boolean => {
  const company = actor.company?.id ?? '';
  switch (actor.role) {
    case 'ROLE_ADMIN':
    case 'ROLE_MANAGER':
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

/**
 * docs/decisions/2026-11-21-shift-rules.md, stated again: a performer does not see another one's request and
 * stand-by shifts.
 */
export const asSeenBy = (actor: Actor, shift: Shift): Shift => {
  const by = shift.pending_change?.vendor_id ?? null;
  const isHidden = actor.role === 'ROLE_VENDOR' && by !== null && by !== actor.company?.id;
  const isOfPerformer = actor.role === 'ROLE_VENDOR' || actor.role === 'ROLE_VENDOR_STAFF';
  return {
    ...shift,
    pending_change: isHidden ? null : shift.pending_change,
    backed_by: shift.backed_by.filter((id) => !isOfPerformer || shift.stand_by_vendors[id] === actor.company?.id),
  };
};

export const busyOf = (shifts: Iterable<Shift>, worker: string | undefined): Occupied[] =>
  [...shifts].filter(({ staff }) => staff?.id === worker).flatMap((shift) => occupiedBy(shift) ?? []);

/** A request for an action. `backable`: the shifts that a stand-by shift may back. */
export const requestFor = (
  action: StoryAction,
  { shift, account }: { shift: Shift; account: Account },
  { shifts, staff, specialties }: Facts,
  backable: readonly Shift[],
  { staff: who, other, quarters }: Variation,
  now: string,
): StoryRequest => {
  const shiftsOf = (ids: readonly string[]) => ids.flatMap((id) => shifts.get(id) ?? []);
  const person = pick(staff, who);
  const backs = shiftsOf(shift.backs);
  const backed = pick(action === 'call_up' && backs.length > 0 ? backs : backable, other);
  const override_reason = 'because';
  const reason = 'because';
  const busy = busyOf(shifts.values(), shift.staff?.id);
  const busyPerson = busyOf(shifts.values(), person.id);
  const standBys = shiftsOf(shift.backed_by);
  const worker = staff.find(({ id }) => id === shift.staff?.id);
  const made = (
    body: Record<string, unknown>,
    command: Command & { action: StoryAction },
    names: readonly Account[] = [],
    touches: readonly Shift[] = [],
  ): StoryRequest => ({ shift, account, body, command, names, touches });
  switch (action) {
    case 'assign': {
      const command = { action, staff: workerOf(person), busy: busyPerson, standBys, override_reason };
      return made({ staff_id: person.id, override_reason }, command, [person]);
    }
    case 'replace': {
      const command = { action, staff: workerOf(person), busy: busyPerson, standBys, override_reason };
      return made({ staff_id: person.id, override_reason }, command, [person]);
    }
    case 'ask_replacement':
      return made({ reason }, { action, reason });
    case 'reserve': {
      const command = { action, staff: workerOf(person), busy: busyPerson, backs: [backed], standBys };
      return made({ staff_id: person.id, backs: [backed.id] }, command, [person], [backed]);
    }
    case 'call_up': {
      const linked = shiftsOf([...shift.backed_by, ...backed.backed_by]);
      const its = worker && workerOf(worker);
      const command = { action, backed, backs, standBys: linked, busy, staff: its, override_reason };
      return made({ shift_id: backed.id, override_reason }, command, [], [backed]);
    }
    case 'release':
      return made({}, { action, backs, standBys });
    case 'cancel':
      return made({ reason }, { action, backs, standBys, reason });
    case 'decline':
      return made({ reason }, { action, reason, standBys });
    case 'leave':
      return made({ reason }, { action, reason });
    case 'refuse_change':
      return made({ reason }, { action, reason });
    case 'start':
      return made({}, { action, busy });
    case 'edit': {
      const category = other % 3 === 0 ? undefined : pick(specialties, other);
      const changes = {
        starts_at: addMinutes(shift.starts_at, 15 * quarters),
        ends_at: addMinutes(shift.ends_at, 15 * (quarters + (other % 3))),
        ...(other % 2 && { planned_break_minutes: 15 * (other % 5) }),
        override_reason,
      };
      const body = { ...changes, version: shift.version, ...(category && { category_id: category.id }) };
      const its = worker && workerOf(worker);
      return made(body, { action, ...changes, category, busy, staff: its, standBys });
    }
    case 'confirm_change': {
      const its = worker && workerOf(worker);
      return made({ override_reason }, { action, busy, staff: its, standBys, override_reason });
    }
    case 'correct': {
      const planned = addMinutes(shift.ends_at, 15 * quarters);
      const actual_end = other % 5 ? earliest(planned, addMinutes(now, -1)) : planned;
      const actual_start = addMinutes(actual_end, -(60 + 15 * quarters));
      const breaks = who % 2 ? [{ from: actual_start, to: addMinutes(actual_start, 15) }] : [];
      const times = { actual_start, actual_end, breaks, reason };
      return made(times, { action, ...times, busy, pay: payOf(shift) });
    }
    case 'end':
      return made({}, { action, pay: payOf(shift) });
    default:
      return made({}, { action });
  }
};

/** Worlds have no premiums, coefficients, agreed rates or locked months. */
export const payOf = (shift: Shift): PayFacts => ({
  rates: ratesOf(shift, { agreed: [], hourly_premium: 0, deduction: null, coefficients: [] }),
  locked: [],
});

/** What the rules say: the change, or the code of the refusal. */
export const expectedOf = ({ shift, account, command, names, touches }: StoryRequest, now: string): Change | string => {
  const actor = actorOf(account);
  if (!may(actor.role, contractOf[command.action].access as Permission)) return 'forbidden';
  const isForeign = names.some(({ company }) => actor.role === 'ROLE_VENDOR' && company?.id !== actor.company?.id);
  if (!sees(actor, shift) || isForeign || !touches.every((each) => sees(actor, each))) return 'not-found';
  try {
    return decide(shift, command, { actor, now, law });
  } catch (error) {
    if (error instanceof Problem) return error.code;
    throw error;
  }
};
