import type { ScheduledEvent } from 'aws-lambda';
import { decide } from '#shared/domain/shifts/act.ts';
import type { Command } from '#shared/domain/shifts/command.ts';
import type { Shift } from '#shared/domain/shifts/shift.ts';
import type { DueCommand } from '#shared/domain/shifts/timing.ts';
import { dueCommand } from '#shared/domain/shifts/timing.ts';
import type { Bookings } from '../data/bookings.ts';
import { readBookingsOf } from '../data/bookings.ts';
import { law } from '../data/law.ts';
import { dueShifts, findShifts, VersionConflict, saveChange } from '../data/shifts.ts';

/** How many shifts are written at a time. */
const sideBySide = 20;

/**
 * Every minute: completes, releases, calls up and gives up what is due, however old. `now` is the event's time, so a
 * late, repeated or hand-made run is a function of its event; whatever another run was faster with is left alone.
 */
export const handler = async (event: Pick<ScheduledEvent, 'time'>): Promise<{ closed: number }> => {
  const now = new Date(event.time).toISOString();
  const due = await dueShifts(now);
  const standBys = due.filter(({ status }) => status === 'reserve');
  const facts = await factsFor(standBys);
  // A call-up changes the shift that it fills, so it comes before that shift's own end.
  const closed = await closeAll(standBys, now, facts);
  const others = await closeAll(
    due.filter(({ status }) => status !== 'reserve'),
    now,
    facts,
  );
  console.log(JSON.stringify({ job: 'close-shifts', now, due: due.length, closed: closed + others }));
  return { closed: closed + others };
};

/** What the clock's decisions about stand-by shifts are made on: the shifts they back and their workers' bookings. */
type Facts = { backed: Map<string, Shift>; bookings: Map<string, Bookings> };

const factsFor = async (standBys: readonly Shift[]): Promise<Facts> => {
  const [first] = standBys;
  if (!first) return { backed: new Map(), bookings: new Map() };
  const backed = await findShifts(standBys.flatMap(({ backs }) => backs));
  const all = [...standBys, ...backed];
  const bookings = await readBookingsOf([...new Set(standBys.flatMap(({ staff }) => (staff ? [staff.id] : [])))], {
    starts_at: all.reduce((least, { starts_at }) => (starts_at < least ? starts_at : least), first.starts_at),
    ends_at: all.reduce((most, { ends_at }) => (ends_at > most ? ends_at : most), first.ends_at),
  });
  return {
    backed: new Map(backed.map((shift) => [shift.id, shift])),
    bookings: new Map(bookings.map((bookings) => [bookings.worker_id, bookings])),
  };
};

/** Closes all of them; one that fails does not keep the others, and the run fails in the end so that it is seen. */
const closeAll = async (shifts: readonly Shift[], now: string, facts: Facts): Promise<number> => {
  let closed = 0;
  const failures: unknown[] = [];
  const waiting = [...shifts];
  const work = async () => {
    for (let shift = waiting.shift(); shift; shift = waiting.shift())
      try {
        if (await close(shift, now, facts)) closed += 1;
      } catch (error) {
        failures.push(error);
        console.error(JSON.stringify({ job: 'close-shifts', shift: shift.id, error: String(error) }));
      }
  };
  await Promise.all(Array.from({ length: sideBySide }, work));
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} shifts could not be closed`);
  return closed;
};

/** One thing that is due; what is due after that waits for the next minute. False where somebody was faster. */
const close = async (shift: Shift, now: string, facts: Facts): Promise<boolean> => {
  const due = dueCommand(shift, now);
  if (!due) return false;
  const backs = shift.backs.flatMap((id) => facts.backed.get(id) ?? []);
  const bookings = shift.staff ? facts.bookings.get(shift.staff.id) : undefined;
  const change = decide(shift, commandFor(due, backs, bookings), { actor: 'clock', now, law });
  try {
    await saveChange(change, [shift, ...backs], bookings);
    return true;
  } catch (error) {
    if (error instanceof VersionConflict) return false;
    throw error;
  }
};

const commandFor = (due: DueCommand, backs: readonly Shift[], bookings: Bookings | undefined): Command => {
  switch (due.action) {
    case 'call_up': {
      const backed = backs.find(({ id }) => id === due.shift_id);
      if (!backed) throw new Error(`The backed shift ${due.shift_id} does not exist`);
      return { action: 'call_up', backed, backs, busy: bookings?.busy ?? [] };
    }
    case 'release':
      return { action: 'release', backs };
    default:
      return { action: due.action };
  }
};
