import type { Context, ScheduledEvent } from 'aws-lambda';
import type { PayFacts } from '#shared/domain/pay/pay.ts';
import { decide } from '#shared/domain/shifts/act.ts';
import type { Command, CommandOf } from '#shared/domain/shifts/command.ts';
import type { Shift, Worker } from '#shared/domain/shifts/shift.ts';
import { dueCommand, type DueCommand } from '#shared/domain/shifts/timing.ts';
import { payFactsOf } from '../data/pay/pay-facts.ts';
import { type Account, readAccount, storedAccounts } from '../data/people/accounts.ts';
import { type Bookings, readManyBookings } from '../data/shifts/bookings.ts';
import { law } from '../data/shifts/law.ts';
import { readShift } from '../data/shifts/shift-items.ts';
import { changeWrites, dueShifts, findShiftItems, isDue, saveChange, VersionConflict } from '../data/shifts/shifts.ts';
import type { Item } from '../data/table.ts';
import { toWorker } from '../shifts/workers.ts';
import { takeTurns } from './take-turns.ts';

/** Shifts that are written in parallel. */
const parallelWrites = 20;
/** Shifts that are read before they are closed. */
const pageSize = 200;
/** Milliseconds that a slow page takes. With less time left, no further page starts. */
const pageTime = 15_000;

/**
 * Runs every minute and completes, releases, calls up or gives up the due shifts, however old, in pages. `now` is the
 * event's time, so a late, repeated or manual run depends only on its event. What does not fit in the time of a run is
 * left for the next one; without a context, nothing is left. The customers take turns, so that one with thousands of
 * due shifts does not delay the others. A shift that another run closed first is left unchanged. Each shift is parsed
 * and closed on its own, once in a run. Failures are collected and thrown at the end, so one bad shift or unreadable
 * item does not block the rest.
 */
export const handler = async (
  event: Pick<ScheduledEvent, 'time'>,
  context?: Pick<Context, 'getRemainingTimeInMillis'>,
): Promise<{ closed: number }> => {
  const now = new Date(event.time).toISOString();
  const failures: unknown[] = [];
  const catchFailure = async <T>(subject: unknown, run: () => T | Promise<T>): Promise<T | undefined> => {
    try {
      return await run();
    } catch (error) {
      failures.push(error);
      console.error(JSON.stringify({ job: 'close-shifts', subject, error: String(error) }));
      return undefined;
    }
  };
  const due = takeTurns(await dueShifts(now), ({ customer_id }) => customer_id).map(({ id }) => id);
  const taken = new Set<string>();
  let closed = 0;
  let next = 0;
  const timeLeft = () => context?.getRemainingTimeInMillis() ?? Infinity;
  while (next < due.length && timeLeft() > pageTime) {
    const ids = due.slice(next, next + pageSize).filter((id) => !taken.has(id));
    next += pageSize;
    closed += (await catchFailure('page', () => closePage(ids, taken, now, catchFailure))) ?? 0;
  }
  const left = Math.max(0, due.length - next);
  console.log(JSON.stringify({ job: 'close-shifts', now, due: due.length, closed, left, failed: failures.length }));
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} shifts could not be closed`);
  return { closed };
};

type CatchFailure = <T>(subject: unknown, run: () => T | Promise<T>) => Promise<T | undefined>;

/** Returns the number of closed shifts, and adds the shifts that it read to `taken`. */
const closePage = async (ids: readonly string[], taken: Set<string>, now: string, catchFailure: CatchFailure) => {
  const items = await pageItems(ids, taken, now);
  const read = await Promise.all(items.map((item) => catchFailure(item['id'], () => readShift(item))));
  const due = read.filter((shift) => shift !== undefined);
  const standBys = due.filter(({ status }) => status === 'reserve');
  const others = due.filter(({ status }) => status !== 'reserve');
  const facts = await catchFailure('stand-by', () => factsFor(standBys, now));
  const pay = await catchFailure('pay', () => payFactsOf(due.filter(({ status }) => status === 'in_progress')));
  let closed = 0;
  // A call-up changes the backed shift, so it runs before that shift is closed.
  const payable = others.filter(({ id, status }) => status !== 'in_progress' || pay?.has(id));
  for (const phase of [facts ? standBys : [], payable])
    await forEach(phase, async (shift) => {
      if (await catchFailure(shift.id, () => close(shift, now, facts, pay?.get(shift.id)))) closed += 1;
    });
  return closed;
};

/** The shifts of a page, and the due stand-by shifts that back one of them, even if they belong to a later page. */
const pageItems = async (ids: readonly string[], taken: Set<string>, now: string): Promise<Item[]> => {
  const items = await findShiftItems(ids);
  for (const id of ids) taken.add(id);
  const standBys = await findShiftItems(
    items.flatMap(({ backed_by }) => idsIn(backed_by)).filter((id) => !taken.has(id)),
  );
  const early = standBys.filter((item) => isDue(item, now));
  for (const { id } of early) taken.add(String(id));
  return [...items, ...early];
};

const forEach = async <T>(all: readonly T[], act: (one: T) => Promise<void>): Promise<void> => {
  const waiting = [...all];
  const work = async () => {
    for (let one = waiting.shift(); one !== undefined; one = waiting.shift()) await act(one);
  };
  await Promise.all(Array.from({ length: parallelWrites }, work));
};

/**
 * The data for decisions about stand-by shifts: the backed shifts, the stand-by shifts of both, and by stand-by shift
 * that is called up, its worker's bookings around the backed shift, and by id its worker's stored account.
 */
type Facts = { linked: Map<string, Item>; bookings: Map<string, Bookings>; accounts: Map<string, Item> };

const factsFor = async (standBys: readonly Shift[], now: string): Promise<Facts> => {
  const backed = await findShiftItems(standBys.flatMap(({ backs }) => backs));
  const plans = new Map(backed.flatMap((item) => planIn(item) ?? []));
  const called = standBys.flatMap((shift) => {
    const due = dueCommand(shift, now);
    const plan = due?.action === 'call_up' ? plans.get(due.shift_id) : undefined;
    return shift.staff && plan ? [{ id: shift.id, staff: shift.staff, plan }] : [];
  });
  const [others, bookings, accounts] = await Promise.all([
    findShiftItems([...standBys, ...backed].flatMap(({ backed_by }) => idsIn(backed_by))),
    readManyBookings(called.map(({ staff: { login_id }, plan }) => ({ login_id, ...plan }))),
    storedAccounts(called.map(({ staff }) => staff.id)),
  ]);
  return {
    linked: new Map([...others, ...backed].map((item) => [String(item['id']), item])),
    bookings: new Map(bookings.flatMap((each, n) => (called[n] ? [[called[n].id, each]] : []))),
    accounts: new Map(accounts.map((item) => [String(item['id']), item])),
  };
};
const idsIn = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

/** The id and the plan of a stored shift; undefined for an unreadable plan. */
const planIn = ({ id, starts_at, ends_at }: Item): [string, Pick<Shift, 'starts_at' | 'ends_at'>][] | undefined =>
  isInstant(starts_at) && isInstant(ends_at) ? [[String(id), { starts_at, ends_at }]] : undefined;
const isInstant = (value: unknown): value is string => typeof value === 'string' && !Number.isNaN(Date.parse(value));

/** Performs one due action; a further one waits for the next minute. False if another writer was first. */
const close = async (shift: Shift, now: string, facts: Facts | undefined, pay?: PayFacts): Promise<boolean> => {
  const due = dueCommand(shift, now);
  if (!due) return false;
  const found = new Map<string, Shift>([[shift.id, shift]]);
  const linked = (ids: readonly string[]) =>
    ids.flatMap((id) => {
      const item = facts?.linked.get(id);
      const one = found.get(id) ?? (item && readShift(item));
      if (one) found.set(id, one);
      return one ?? [];
    });
  const backs = linked(shift.backs);
  const standBys = linked([shift, ...backs].flatMap(({ backed_by }) => backed_by));
  const bookings = facts?.bookings.get(shift.id);
  const account = shift.staff && facts?.accounts.get(shift.staff.id);
  const staff = account ? activeWorker(readAccount(account)) : undefined;
  const change = decide(shift, commandFor(due, { backs, standBys, busy: bookings?.busy ?? [], staff, pay }), {
    actor: 'clock',
    now,
    law,
  });
  try {
    await saveChange(changeWrites(change, [...found.values()], bookings));
    return true;
  } catch (error) {
    if (error instanceof VersionConflict) return false;
    throw error;
  }
};

const activeWorker = (account: Account): Worker | undefined => (account.active ? toWorker(account) : undefined);

type ActionFacts = Pick<CommandOf<'call_up'>, 'backs' | 'standBys' | 'busy' | 'staff'> & { pay: PayFacts | undefined };

const commandFor = (due: DueCommand, { backs, standBys, busy, staff, pay }: ActionFacts): Command => {
  switch (due.action) {
    case 'call_up': {
      const backed = backs.find(({ id }) => id === due.shift_id);
      if (!backed) throw new Error(`The backed shift ${due.shift_id} does not exist`);
      return { action: 'call_up', backed, backs, standBys, busy, staff };
    }
    case 'release':
      return { action: 'release', backs, standBys };
    case 'auto_complete':
      if (!pay) throw new Error('The rates of the shift were not read');
      return { action: 'auto_complete', pay };
    default:
      return { action: due.action };
  }
};
