import ical, { ICalEventStatus } from 'ical-generator';
import { Temporal } from 'temporal-polyfill';
import type { Shift, ShiftStatus } from './shift.ts';

type Shown = Pick<Shift, 'id' | 'version' | 'status' | 'starts_at' | 'ends_at' | 'created_at'> & {
  store: Pick<Shift['store'], 'name' | 'address' | 'time_zone'>;
};
type Words<S> = {
  name: string;
  title: (shift: S) => string;
  note?: (shift: S) => string | null;
  address: (shift: S) => string;
};

/**
 * Shifts as iCalendar events (RFC 5545), with the times of their stores. The UID is stable and SEQUENCE is the shift's
 * version, so a repeated import updates events instead of duplicating them. The same shifts give the same text.
 */
export const shiftsIcal = <S extends Shown>(shifts: readonly S[], { name, title, note, address }: Words<S>): string => {
  const calendar = ical({
    name,
    prodId: { company: 'Smena', product: 'Shifts' },
    timezone: { name: null, generator: (zone) => timeZone(zone, shifts) },
  });
  for (const shift of shifts) {
    const zone = shift.store.time_zone;
    calendar.createEvent({
      id: `${shift.id}@smena`,
      sequence: shift.version,
      stamp: Temporal.Instant.from(shift.created_at),
      start: Temporal.Instant.from(shift.starts_at).toZonedDateTimeISO(zone),
      end: Temporal.Instant.from(shift.ends_at).toZonedDateTimeISO(zone),
      timezone: zone,
      status: eventStatus[shift.status],
      summary: title(shift),
      location: `${shift.store.name}, ${shift.store.address}`,
      description: note?.(shift) ?? null,
      url: address(shift),
    });
  }
  return calendar.toString();
};

const eventStatus: Record<ShiftStatus, ICalEventStatus> = {
  new: ICalEventStatus.TENTATIVE,
  reserve: ICalEventStatus.TENTATIVE,
  confirmed: ICalEventStatus.CONFIRMED,
  in_progress: ICalEventStatus.CONFIRMED,
  completed: ICalEventStatus.CONFIRMED,
  canceled: ICalEventStatus.CANCELLED,
  unfulfilled: ICalEventStatus.CANCELLED,
};

/**
 * RFC 5545 requires a definition of every time zone used: the rule in force before the first shift and each change
 * until the last one.
 */
const timeZone = (zone: string, shifts: readonly Shown[]): string => {
  const times = shifts.flatMap(({ starts_at, ends_at }) => [starts_at, ends_at]).toSorted();
  const [first = '', last = first] = [times[0], times.at(-1)];
  const start = Temporal.Instant.from(first).toZonedDateTimeISO(zone);
  const changes = [start.getTimeZoneTransition('previous') ?? start];
  for (let next = start; ;) {
    const change = next.getTimeZoneTransition('next');
    if (!change || change.toInstant().toString() > last) break;
    changes.push(change);
    next = change;
  }
  const lines = changes.flatMap((change) => {
    const before = change.subtract({ nanoseconds: 1 });
    const kind = change.offsetNanoseconds > before.offsetNanoseconds ? 'DAYLIGHT' : 'STANDARD';
    return [
      `BEGIN:${kind}`,
      `DTSTART:${localStamp(change, before.offsetNanoseconds)}`,
      `TZOFFSETFROM:${before.offset.replace(':', '')}`,
      `TZOFFSETTO:${change.offset.replace(':', '')}`,
      `END:${kind}`,
    ];
  });
  return ['BEGIN:VTIMEZONE', `TZID:${zone}`, ...lines, 'END:VTIMEZONE'].join('\r\n');
};

/** The local time of a change by the offset before it, as RFC 5545 requires. */
const localStamp = (change: Temporal.ZonedDateTime, offsetBefore: number): string =>
  new Date(change.epochMilliseconds + offsetBefore / 1e6).toISOString().slice(0, 19).replaceAll(/[-:]/g, '');
