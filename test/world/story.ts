import { isDeepStrictEqual } from 'node:util';
import { expect } from 'vitest';
import type { Endpoint } from '#shared/contracts/endpoint.ts';
import * as contracts from '#shared/contracts/shifts.ts';
import { addMinutes } from '#shared/domain/instants.ts';
import { decide } from '#shared/domain/shifts/act.ts';
import type { Command, CommandOf } from '#shared/domain/shifts/command.ts';
import { draftShift } from '#shared/domain/shifts/draft.ts';
import type { Change, Shift } from '#shared/domain/shifts/shift.ts';
import { dueAt, dueCommand, type DueCommand, flagsAt } from '#shared/domain/shifts/timing.ts';
import { allowedActions } from '#shared/domain/shifts/transitions.ts';
import type { Account } from '../../functions/data/people/accounts.ts';
import { bookingWrites } from '../../functions/data/shifts/bookings.ts';
import { law } from '../../functions/data/shifts/law.ts';
import { findShifts, shiftInsertionWrites } from '../../functions/data/shifts/shifts.ts';
import { getSpecialty } from '../../functions/data/specialties/specialties.ts';
import { transact } from '../../functions/data/table.ts';
import type { HandlerResponse } from './invoke.ts';
import {
  addTo,
  type ClockGoal,
  type Goal,
  goalOf,
  isOfClock,
  precededBy,
  type Reached,
  type Tally,
} from './story-goals.ts';
import {
  actorOf,
  asSeenBy,
  busyOf,
  contractOf,
  expectedOf,
  type Facts,
  payOf,
  pick,
  requestFor,
  sees,
  type StoryRequest,
  type Variation,
  workerOf,
} from './story-requests.ts';
import type { World } from './world.ts';

/** How stories call the app. */
export type Teller = {
  invoke: (contract: Endpoint, who: Account, id: string | null, body: unknown, now: string) => Promise<HandlerResponse>;
  /**
   * Runs the close-shifts job. Without it the clock is the real one: nobody waits for a start, and no story leaves a
   * shift that the deployed job would close soon.
   */
  runClock?: (now: string) => Promise<unknown>;
};

export type Step = Variation & {
  /** Minutes that pass before the step, where the clock is simulated. */
  wait: number;
  /** `steered`: towards the goals that are still missing. `allowed`: what the table allows. `any`: mostly refused. */
  spirit: 'steered' | 'allowed' | 'any';
  who: number;
  shift: number;
  action: number;
};

/** Who orders, at which store, how many minutes ahead. The customer orders at least 12 h ahead. */
type Order = { by: 'admin' | 'vendor' | 'buyer'; store: 'own' | 'shared'; minutesAhead: number };
const orders: readonly Order[] = [
  { by: 'admin', store: 'own', minutesAhead: 30 },
  { by: 'admin', store: 'shared', minutesAhead: 30 },
  { by: 'admin', store: 'own', minutesAhead: 45 },
  { by: 'vendor', store: 'own', minutesAhead: 60 },
  { by: 'buyer', store: 'shared', minutesAhead: 13 * 60 },
  { by: 'admin', store: 'shared', minutesAhead: 90 },
  { by: 'buyer', store: 'own', minutesAhead: 16 * 60 },
];
/** For the real clock: shifts that nobody can start yet, and shifts that began an hour ago. */
const realOrders: readonly (Order | 'begun')[] = [
  { by: 'admin', store: 'own', minutesAhead: 5 * 60 },
  'begun',
  { by: 'buyer', store: 'shared', minutesAhead: 14 * 60 },
  { by: 'vendor', store: 'own', minutesAhead: 9 * 60 },
  'begun',
  { by: 'admin', store: 'shared', minutesAhead: 20 * 60 },
  { by: 'buyer', store: 'own', minutesAhead: 26 * 60 },
];
const plannedMinutes = 180;
/** Minutes. With the real clock nothing may become due so soon. */
const quietMinutes = 10;
/** New shifts. A story that has fewer orders another one. */
const fewestNew = 1;
const isLive = ({ status }: Shift) =>
  status === 'new' || status === 'confirmed' || status === 'reserve' || status === 'in_progress';
/** Closed shifts that are still tried, for corrections. */
const recent = 8;

/** Requests that are tried for one goal in one step. */
const mostTries = 80;

/** Some goals need more of an earlier step than its success: a change to answer, a new shift to be called up for. */
const isPreparedBy = (goal: Goal, { shift, others }: Change): boolean =>
  goal === 'call_up'
    ? others.some(({ shift: backed }) => backed.status === 'new')
    : shift.pending_change !== null || !precededBy[goal].includes('edit');

const onGrid = (instant: string) => new Date(Math.ceil(Date.parse(instant) / 900_000) * 900_000).toISOString();

/** The job's command with the facts that it would read. No worker's account is closed in a story. */
const clockCommand = (
  shift: Shift,
  due: DueCommand,
  { backs, standBys, busy, staff }: Pick<CommandOf<'call_up'>, 'backs' | 'standBys' | 'busy' | 'staff'>,
): Command => {
  if (due.action === 'release') return { action: due.action, backs, standBys };
  if (due.action === 'auto_complete') return { action: due.action, pay: payOf(shift) };
  if (due.action !== 'call_up') return { action: due.action };
  const backed = backs.find(({ id }) => id === due.shift_id);
  if (!backed) throw new Error('A stand-by shift is called up for one that it backs');
  return { action: due.action, backed, backs, standBys, busy, staff };
};

/** The fields of a shift that the response repeats as they are stored. */
const answeredFields = (shift: Shift) => ({
  id: shift.id,
  version: shift.version,
  status: shift.status,
  staff: shift.staff && { id: shift.staff.id, fio: shift.staff.fio },
  vendor: shift.vendor,
  day: shift.day,
  hourly_rate: shift.hourly_rate,
  starts_at: shift.starts_at,
  ends_at: shift.ends_at,
  planned_break_minutes: shift.planned_break_minutes,
  category: { id: shift.category.id },
  backs: shift.backs,
  backed_by: shift.backed_by,
  counterpart_id: shift.counterpart_id,
  pending_change: shift.pending_change && {
    starts_at: shift.pending_change.starts_at,
    ends_at: shift.pending_change.ends_at,
    category: { id: shift.pending_change.category.id },
    hourly_rate: shift.pending_change.hourly_rate,
    planned_break_minutes: shift.pending_change.planned_break_minutes,
    by: shift.pending_change.by,
  },
});

export type Story = Awaited<ReturnType<typeof aStory>>;

/** A story in a world of its own, played in the app and by the rules in memory; both must agree after every step. */
export const aStory = async (world: World, { invoke, runClock }: Teller, tally: Tally) => {
  const { people, stores } = world;
  const cast = Object.values(people);
  const category_ids = [world.specialties.cashier, world.specialties.baker];
  const aWorker = (fio: string) => world.person(fio, 'ROLE_VENDOR_STAFF', world.companies.performer, { category_ids });
  // More workers than act themselves, because all shifts are planned for the same few hours.
  const others = await Promise.all(['Spare one', 'Spare two', 'Spare three'].map(aWorker));
  const staff = [people.worker, people.colleague, people.rivalWorker, ...others];
  const [cashier, baker] = await Promise.all([
    getSpecialty(world.specialties.cashier),
    getSpecialty(world.specialties.baker),
  ]);
  if (!cashier || !baker) throw new Error('The world has cashiers and bakers');
  const specialties = [cashier, baker].map((specialty) => ({ ...specialty, prices: [] }));
  const shifts = new Map<string, Shift>();
  const facts = (): Facts => ({ shifts, staff, specialties });

  const remember = ({ shift, others }: Change) => {
    for (const each of [{ shift }, ...others]) shifts.set(each.shift.id, each.shift);
  };
  const live = () => [...shifts.values()].filter(isLive);
  const active = () => [...live(), ...[...shifts.values()].filter((shift) => !isLive(shift)).slice(-recent)];

  const order = async ({ by, store, minutesAhead }: Order, now: string) => {
    const starts_at = onGrid(addMinutes(now, minutesAhead));
    const times = { starts_at, ends_at: addMinutes(starts_at, plannedMinutes) };
    const specialty = shifts.size % 8 === 7 ? baker : cashier;
    const body = { ...times, store_id: stores[store].id, category_id: specialty.id, override_reason: 'because' };
    const answered = await invoke(contracts.createShift, people[by], null, body, now);
    expect(answered).toMatchObject({ status: 201 });
    const { id, created_at } = answered.body.data as Shift;
    const context = {
      store: stores[store],
      specialty: { ...specialty, prices: [] },
      actor: actorOf(people[by]),
      now: created_at,
      id,
      law,
    };
    remember(draftShift({ ...times, override_reason: 'because' }, context));
  };

  /** A confirmed shift that began an hour ago. Written without the API, which orders only shifts to come. */
  const begin = async (now: string) => {
    const starts_at = onGrid(addMinutes(now, -75));
    const times = { starts_at, ends_at: addMinutes(starts_at, plannedMinutes) };
    const early = addMinutes(starts_at, -60);
    const id = `begun-${shifts.size}-${cashier.id}`;
    const context = {
      store: stores.own,
      specialty: { ...cashier, prices: [] },
      actor: actorOf(people.vendor),
      now: early,
      id,
      law,
    };
    const ordered = draftShift({ ...times, override_reason: 'because' }, context);
    const free = staff.find(
      ({ id: worker, company }) =>
        company?.id === people.vendor.company?.id &&
        busyOf(shifts.values(), worker).every(({ from, to }) => to <= times.starts_at || times.ends_at <= from),
    );
    const worker = free ?? (await aWorker(`Worker ${shifts.size}`));
    if (!free) staff.push(worker);
    const assigned = decide(
      ordered.shift,
      { action: 'assign', staff: workerOf(worker), busy: [], standBys: [], override_reason: 'because' },
      { actor: context.actor, now: early, law },
    );
    await transact(shiftInsertionWrites([{ shift: assigned.shift, log: [...ordered.log, ...assigned.log] }]));
    await transact(bookingWrites([{ before: null, after: assigned.shift }], undefined));
    remember(assigned);
  };

  const orderNext = async (now: string) => {
    if (runClock) return order(pick(orders, shifts.size), now);
    const next = pick(realOrders, shifts.size);
    return next === 'begun' ? begin(now) : order(next, now);
  };

  /** What the table allows to whom now. */
  const open = (now: string) =>
    active().flatMap((shift) =>
      cast
        .filter((account) => sees(actorOf(account), shift))
        .flatMap((account) =>
          allowedActions(shift, actorOf(account), now).map((action) => ({
            shift,
            account,
            action,
            goal: goalOf(action, actorOf(account).role, shift),
          })),
        ),
    );
  type Options = ReturnType<typeof open>;

  /** With the real clock, the deployed job must not change what the story knows. */
  const isQuiet = (change: Change | string, now: string) =>
    runClock !== undefined ||
    typeof change === 'string' ||
    [change, ...change.others].every(({ shift }) => (dueAt(shift) ?? '9') > addMinutes(now, quietMinutes));

  /** A request that reaches the goal now, if there is one: every option is tried with several variations. */
  const reaching = (
    goal: Goal,
    options: Options,
    step: Step,
    now: string,
    fits: (change: Change) => boolean = () => true,
  ): StoryRequest | undefined => {
    const fitting = options.filter((option) => option.goal === goal);
    for (let nth = 0; nth < Math.min(fitting.length * 12, mostTries); nth += 1) {
      const option = pick(fitting, step.who + nth);
      const round = Math.floor(nth / fitting.length);
      const variation = { staff: step.staff + round, other: step.other + round, quarters: step.quarters + (round % 4) };
      const backable = live().filter(({ status }) => status === 'new' || status === 'confirmed');
      if (backable.length === 0) return undefined;
      const request = requestFor(option.action, option, facts(), backable, variation, now);
      const change = expectedOf(request, now);
      if (typeof change !== 'string' && isQuiet(change, now) && fits(change)) return request;
    }
    return undefined;
  };

  /** The next moment at which the clock reaches the goal, or from which a person may. */
  const momentOf = (goal: Goal, now: string): string | undefined =>
    live()
      .flatMap((shift) => {
        if (goal === 'start' && shift.status === 'confirmed') return [addMinutes(shift.starts_at, -15)];
        if (goal === 'mark_unfulfilled' && shift.status === 'confirmed') return [addMinutes(shift.starts_at, 30)];
        const due = dueAt(shift);
        return due && isOfClock(goal) && `clock ${dueCommand(shift, due)?.action}` === goal ? [due] : [];
      })
      .filter((moment) => moment > now)
      .toSorted()[0];

  /** A request that reaches the goal, or one that prepares it; none where only time is missing. */
  const towards = (
    goal: Goal,
    options: Options,
    step: Step,
    now: string,
    fits?: (change: Change) => boolean,
  ): StoryRequest | undefined => {
    const direct = reaching(goal, options, step, now, fits);
    if (direct || momentOf(goal, now)) return direct;
    for (const earlier of precededBy[goal]) {
      const request = towards(earlier, options, step, now, (change) => isPreparedBy(goal, change));
      if (request) return request;
    }
    return undefined;
  };

  /** A goal that was prepared is pursued until it is reached, before others undo the preparation. */
  let pursued: Reached | undefined;
  const goalFor = (step: Step, missing: readonly Reached[]): Reached => {
    if (pursued === undefined || !missing.includes(pursued)) pursued = pick(missing, step.action);
    return pursued;
  };

  const anyRequest = (step: Step, now: string): StoryRequest | undefined => {
    const options = step.spirit === 'allowed' ? open(now) : [];
    const known = [...shifts.values()];
    for (let nth = 0; nth < 5; nth += 1) {
      const { shift, account, action } =
        options.length > 0
          ? pick(options, step.who + nth)
          : {
              shift: pick(known, step.shift + nth),
              account: pick(cast, step.who),
              action: pick(Object.keys(contractOf) as (keyof typeof contractOf)[], step.action),
            };
      const request = requestFor(action, { shift, account }, facts(), known, step, now);
      if (isQuiet(expectedOf(request, now), now)) return request;
    }
    return undefined;
  };

  /** The step's request; undefined where a new shift is needed first. `missing`: the goals, repeated by weight. */
  const choose = (step: Step, missing: readonly Reached[], now: string): StoryRequest | undefined => {
    if (step.spirit !== 'steered') return anyRequest(step, now);
    const options = open(now);
    for (const goal of new Set([goalFor(step, missing), pick(missing, step.action), ...missing])) {
      const request = goal === 'refused' ? anyRequest(step, now) : towards(goal, options, step, now);
      if (!request) continue;
      if (goal === pursued && goal === goalOf(request.command.action, actorOf(request.account).role, request.shift))
        pursued = undefined;
      return request;
    }
    return undefined;
  };

  const tell = async (request: StoryRequest, now: string) => {
    const { shift, account, body, command } = request;
    const { action } = command;
    const change = expectedOf(request, now);
    const answered = await invoke(contractOf[action], account, shift.id, body, now);
    const actor = actorOf(account);
    const by = actor.role;
    if (typeof change === 'string') {
      expect({ action, by, code: answered.body.code as unknown }).toEqual({ action, by, code: change });
      addTo(tally, 'refused');
      return;
    }
    const said = { action, by, ...answered };
    const seen = answeredFields(asSeenBy(actor, change.shift));
    expect(said).toMatchObject({ action, by, status: 200, body: { data: seen } });
    expect(new Set(answered.body.data.flags as string[])).toEqual(new Set(flagsAt(change.shift, now)));
    addTo(tally, goalOf(action, by, shift));
    remember(change);
    // The real clock differs from the model's by some milliseconds, so punched times are taken from the response.
    const { actual_start, actual_end, breaks } = answered.body.data as Shift;
    shifts.set(shift.id, { ...change.shift, actual_start, actual_end, breaks });
  };

  /** Each shift that was due before a run of the clock changes as the rules say, and no other shift does. */
  const followClock = async (now: string) => {
    const before = new Map(shifts);
    const backedNow = new Set(live().flatMap(({ backs }) => backs));
    const watched = [...before.values()].filter((shift) => isLive(shift) || backedNow.has(shift.id));
    const stored = new Map((await findShifts(watched.map(({ id }) => id))).map((shift) => [shift.id, shift]));
    const due = watched.filter((shift) => dueCommand(shift, now));
    const isStandBy = ({ status }: Shift) => status === 'reserve';
    for (const shift of [...due.filter(isStandBy), ...due.filter((each) => !isStandBy(each))]) {
      const command = dueCommand(shift, now);
      if (!command) continue;
      const backs = shift.backs.flatMap((id) => before.get(id) ?? []);
      const busy = busyOf(before.values(), shift.staff?.id);
      const standBys = [shift, ...backs].flatMap(({ backed_by }) => backed_by).flatMap((id) => before.get(id) ?? []);
      const account = staff.find(({ id }) => id === shift.staff?.id);
      const facts = { backs, standBys, busy, staff: account && workerOf(account) };
      const change = decide(shift, clockCommand(shift, command, facts), { actor: 'clock', now, law });
      const changed = [change, ...change.others].map((revision) => revision.shift);
      // Two actions of one run may change the same shift or the same worker's bookings: one wins, the other waits for
      // the next run.
      if (!changed.every((each) => isDeepStrictEqual(each, stored.get(each.id)))) continue;
      remember(change);
      const hasHappened = command.action !== 'call_up' || change.shift.status === 'confirmed';
      if (hasHappened) addTo(tally, `clock ${command.action}` satisfies ClockGoal);
    }
    expect([...stored.values()]).toEqual(watched.map(({ id }) => shifts.get(id)));
    if (due.length > 0) expect(due.some(({ id, version }) => shifts.get(id)?.version !== version)).toBe(true);
  };

  const shiftsAreStored = async (now: string) => {
    const known = [...shifts.values()];
    // Over HTTP the entries differ from the model's by milliseconds.
    if (runClock) expect(await findShifts([...shifts.keys()])).toEqual(known);
    const mostChanged = known.toSorted((one, other) => other.version - one.version).slice(0, 8);
    // One after another, because parallel requests would each start a process of the function.
    for (const shift of mostChanged) {
      const found = await invoke(contracts.getShift, people.admin, shift.id, undefined, now);
      expect(found).toMatchObject({ status: 200, body: { data: answeredFields(shift) } });
      const { body } = await invoke(contracts.listShiftLog, people.admin, shift.id, undefined, now);
      const log = body.data as { kind: string; after: unknown }[];
      expect(log.findLast(({ kind }) => kind === 'status')?.after ?? 'new').toBe(shift.status);
    }
  };

  return {
    choose,
    tell,
    orderNext,
    momentOf,
    goalFor,
    followClock,
    shiftsAreStored,
    /** Whether a person can reach the goal now. */
    isOpen: (goal: Goal, step: Step, now: string) => reaching(goal, open(now), step, now) !== undefined,
    isShort: () => live().filter(({ status }) => status === 'new').length < fewestNew,
    isDue: (now: string) => [...shifts.values()].some((shift) => dueCommand(shift, now)),
    nextDue: () =>
      live()
        .flatMap((shift) => dueAt(shift) ?? [])
        .toSorted()[0],
  };
};
