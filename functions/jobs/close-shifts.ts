import type { ScheduledEvent } from 'aws-lambda';
import { decide } from '#shared/domain/shifts/act.ts';
import type { Command, CommandOf } from '#shared/domain/shifts/command.ts';
import type { Shift, Worker } from '#shared/domain/shifts/shift.ts';
import type { DueCommand } from '#shared/domain/shifts/timing.ts';
import { dueCommand } from '#shared/domain/shifts/timing.ts';
import { activeAccounts } from '../data/accounts.ts';
import type { Bookings } from '../data/bookings.ts';
import { readBookingsOf } from '../data/bookings.ts';
import { law } from '../data/law.ts';
import { readShift } from '../data/shift-items.ts';
import { dueShiftItems, findShiftItems, saveChange, VersionConflict } from '../data/shifts.ts';
import type { Item } from '../data/table.ts';
import { toWorker } from '../shifts/workers.ts';

/** Shifts that are written in parallel. */
const parallelWrites = 20;

/**
 * Runs every minute and completes, releases, calls up or gives up every due shift, however old. `now` is the event's
 * time, so a late, repeated or manual run depends only on its event. A shift that another run closed first is left
 * unchanged. Each shift is parsed and closed on its own. Failures are collected and thrown at the end, so one bad shift
 * or unreadable item does not block the rest.
 */
export const handler = async (event: Pick<ScheduledEvent, 'time'>): Promise<{ closed: number }> => {
  const now = new Date(event.time).toISOString();
  const failures: unknown[] = [];
  const attempt = async <T>(subject: unknown, run: () => T | Promise<T>): Promise<T | undefined> => {
    try {
      return await run();
    } catch (error) {
      failures.push(error);
      console.error(JSON.stringify({ job: 'close-shifts', subject, error: String(error) }));
      return undefined;
    }
  };
  const items = await dueShiftItems(now);
  const read = await Promise.all(items.map((item) => attempt(item['id'], () => readShift(item))));
  const due = read.filter((shift) => shift !== undefined);
  const standBys = due.filter(({ status }) => status === 'reserve');
  const others = due.filter(({ status }) => status !== 'reserve');
  const facts = await attempt('stand-by', () => factsFor(standBys));
  let closed = 0;
  // A call-up changes the backed shift, so it runs before that shift is closed.
  for (const phase of [facts ? standBys : [], others])
    await forEach(phase, async (shift) => {
      if (await attempt(shift.id, () => close(shift, now, facts))) closed += 1;
    });
  console.log(JSON.stringify({ job: 'close-shifts', now, due: items.length, closed, failed: failures.length }));
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} shifts could not be closed`);
  return { closed };
};

const forEach = async <T>(all: readonly T[], act: (one: T) => Promise<void>): Promise<void> => {
  const waiting = [...all];
  const work = async () => {
    for (let one = waiting.shift(); one !== undefined; one = waiting.shift()) await act(one);
  };
  await Promise.all(Array.from({ length: parallelWrites }, work));
};

/**
 * The data for decisions about stand-by shifts: the backed shifts, the stand-by shifts of both, the workers' bookings
 * and their active accounts.
 */
type Facts = { linked: Map<string, Item>; bookings: Map<string, Bookings>; workers: Map<string, Worker> };

const factsFor = async (standBys: readonly Shift[]): Promise<Facts> => {
  const [first] = standBys;
  if (!first) return { linked: new Map(), bookings: new Map(), workers: new Map() };
  const backed = await findShiftItems(standBys.flatMap(({ backs }) => backs));
  const plans = [...standBys, ...backed].filter(({ starts_at, ends_at }) => isInstant(starts_at) && isInstant(ends_at));
  const logins = new Set(standBys.flatMap(({ staff }) => (staff ? [staff.login_id] : [])));
  const [others, bookings, accounts] = await Promise.all([
    findShiftItems([...standBys, ...backed].flatMap(({ backed_by }) => idsIn(backed_by))),
    readBookingsOf([...logins], {
      starts_at: plans.map(({ starts_at }) => String(starts_at)).toSorted()[0] ?? first.starts_at,
      ends_at:
        plans
          .map(({ ends_at }) => String(ends_at))
          .toSorted()
          .at(-1) ?? first.ends_at,
    }),
    activeAccounts(standBys.flatMap(({ staff }) => (staff ? [staff.id] : []))),
  ]);
  return {
    linked: new Map([...others, ...backed].map((item) => [String(item['id']), item])),
    bookings: new Map(bookings.map((each) => [each.login_id, each])),
    workers: new Map(accounts.map((account) => [account.id, toWorker(account)])),
  };
};
const idsIn = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);
const isInstant = (value: unknown): boolean => typeof value === 'string' && !Number.isNaN(Date.parse(value));

/** Performs one due action; a further one waits for the next minute. False if another writer was first. */
const close = async (shift: Shift, now: string, facts: Facts | undefined): Promise<boolean> => {
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
  const bookings = shift.staff ? facts?.bookings.get(shift.staff.login_id) : undefined;
  const staff = shift.staff ? facts?.workers.get(shift.staff.id) : undefined;
  const change = decide(shift, commandFor(due, { backs, standBys, busy: bookings?.busy ?? [], staff }), {
    actor: 'clock',
    now,
    law,
  });
  try {
    await saveChange(change, [...found.values()], bookings);
    return true;
  } catch (error) {
    if (error instanceof VersionConflict) return false;
    throw error;
  }
};

type StandByFacts = Pick<CommandOf<'call_up'>, 'backs' | 'standBys' | 'busy' | 'staff'>;

const commandFor = (due: DueCommand, { backs, standBys, busy, staff }: StandByFacts): Command => {
  switch (due.action) {
    case 'call_up': {
      const backed = backs.find(({ id }) => id === due.shift_id);
      if (!backed) throw new Error(`The backed shift ${due.shift_id} does not exist`);
      return { action: 'call_up', backed, backs, standBys, busy, staff };
    }
    case 'release':
      return { action: 'release', backs, standBys };
    default:
      return { action: due.action };
  }
};
