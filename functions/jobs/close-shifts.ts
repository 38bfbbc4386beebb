import type { ScheduledEvent } from 'aws-lambda';
import { decide } from '#shared/domain/shifts/act.ts';
import type { Command } from '#shared/domain/shifts/command.ts';
import type { Shift } from '#shared/domain/shifts/shift.ts';
import type { DueCommand } from '#shared/domain/shifts/timing.ts';
import { dueCommand } from '#shared/domain/shifts/timing.ts';
import { activeAccounts } from '../data/accounts.ts';
import type { Bookings } from '../data/bookings.ts';
import { readBookingsOf } from '../data/bookings.ts';
import { law } from '../data/law.ts';
import { readShift } from '../data/shift-items.ts';
import { dueShiftItems, findShiftItems, saveChange, VersionConflict } from '../data/shifts.ts';
import type { Item } from '../data/table.ts';

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

/** The data for decisions about stand-by shifts: the backed shifts, the workers' bookings and their active accounts. */
type Facts = { backed: Map<string, Item>; bookings: Map<string, Bookings>; active: Set<string> };

const factsFor = async (standBys: readonly Shift[]): Promise<Facts> => {
  const [first] = standBys;
  if (!first) return { backed: new Map(), bookings: new Map(), active: new Set() };
  const backed = await findShiftItems(standBys.flatMap(({ backs }) => backs));
  const plans = [...standBys, ...backed].filter(({ starts_at, ends_at }) => isInstant(starts_at) && isInstant(ends_at));
  const logins = new Set(standBys.flatMap(({ staff }) => (staff ? [staff.login_id] : [])));
  const [bookings, workers] = await Promise.all([
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
    backed: new Map(backed.map((item) => [String(item['id']), item])),
    bookings: new Map(bookings.map((each) => [each.login_id, each])),
    active: new Set(workers.map(({ id }) => id)),
  };
};
const isInstant = (value: unknown): boolean => typeof value === 'string' && !Number.isNaN(Date.parse(value));

/** Performs one due action; a further one waits for the next minute. False if another writer was first. */
const close = async (shift: Shift, now: string, facts: Facts | undefined): Promise<boolean> => {
  const due = dueCommand(shift, now);
  if (!due) return false;
  const backs = shift.backs.flatMap((id) => {
    const item = facts?.backed.get(id);
    return item ? [readShift(item)] : [];
  });
  const bookings = shift.staff ? facts?.bookings.get(shift.staff.login_id) : undefined;
  const isActive = shift.staff !== null && facts?.active.has(shift.staff.id) === true;
  const change = decide(shift, commandFor(due, backs, bookings, isActive), { actor: 'clock', now, law });
  try {
    await saveChange(change, [shift, ...backs], bookings);
    return true;
  } catch (error) {
    if (error instanceof VersionConflict) return false;
    throw error;
  }
};

const commandFor = (
  due: DueCommand,
  backs: readonly Shift[],
  bookings: Bookings | undefined,
  isActive: boolean,
): Command => {
  switch (due.action) {
    case 'call_up': {
      const backed = backs.find(({ id }) => id === due.shift_id);
      if (!backed) throw new Error(`The backed shift ${due.shift_id} does not exist`);
      return { action: 'call_up', backed, backs, busy: bookings?.busy ?? [], isActive };
    }
    case 'release':
      return { action: 'release', backs };
    default:
      return { action: due.action };
  }
};
