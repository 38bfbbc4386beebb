import { occupiedBy } from '#shared/domain/shifts/occupancy.ts';
import type { Occupied, Shift } from '#shared/domain/shifts/shift.ts';
import { keys, monthsBetween } from './keys.ts';
import type { Item, Write } from './table.ts';
import { getMany } from './table.ts';

/**
 * When workers are taken: one item a worker and month (UTC), one attribute a shift, and a counter that grows with
 * every change. Whoever assigns writes on the condition that the counter is still the one they decided on, so that
 * two overlapping assignments at one moment cannot both be written.
 */
export type Bookings = { worker_id: string; busy: Occupied[]; months: { month: string; counter: number }[] };

const slot = (shiftId: string) => `s_${shiftId}`;
/** Longer than any rest or stretch that a decision about the time between looks at. */
const margin = 36 * 3_600_000;

const shifted = (instant: string, by: number): string => new Date(Date.parse(instant) + by).toISOString();

/** What the workers have around a stretch of time, strongly consistent, in the order of the ids. */
export const readBookingsOf = async (
  workerIds: readonly string[],
  { starts_at, ends_at }: Stretch,
): Promise<Bookings[]> => {
  const months = monthsBetween(shifted(starts_at, -margin), shifted(ends_at, margin));
  const items = await getMany(
    workerIds.flatMap((worker) => months.map((month) => keys.bookings(worker, month))),
    true,
  );
  return workerIds.map((worker_id) => {
    const own = new Map(
      items.filter(({ pk }) => pk === keys.bookings(worker_id, '').pk).map((item) => [item['sk'], item]),
    );
    const pages = months.map((month) => ({ month, item: own.get(keys.bookings(worker_id, month).sk) }));
    const slots = pages.flatMap(({ item }) =>
      Object.entries(item ?? {}).flatMap(([name, value]) => (name.startsWith('s_') ? [value as Occupied] : [])),
    );
    return {
      worker_id,
      busy: [...new Map(slots.map((each) => [each.shift_id, each])).values()],
      months: pages.map(({ month, item }) => ({ month, counter: Number(item?.['counter'] ?? 0) })),
    };
  });
};

type Stretch = { starts_at: string; ends_at: string };

export const readBookings = async (workerId: string, around: Stretch): Promise<Bookings> => {
  const [bookings] = await readBookingsOf([workerId], around);
  if (!bookings) throw new Error('One worker has one diary');
  return bookings;
};

/** The bookings of a shift's worker, if it has one. */
export const bookingsOf = async ({ staff }: Pick<Shift, 'staff'>, around: Stretch): Promise<Bookings | undefined> =>
  staff ? readBookings(staff.id, around) : undefined;

/**
 * The writes that bring the bookings from a shift as it was to the shift as it is. With the bookings that was decided on,
 * they are refused (part `bookings`) where anything else was written into it since.
 */
export const bookingWrites = (before: Shift | null, after: Shift, decidedOn: Bookings | undefined): Write[] => {
  const was = before && slotsOf(before);
  const is = slotsOf(after);
  const places = new Map([...(was ?? []), ...is].map(({ key, place }) => [key, place]));
  return [...places].flatMap(([key, { worker_id, month }]) => {
    const old = was?.find((each) => each.key === key)?.busy;
    const now = is.find((each) => each.key === key)?.busy;
    if (old && now && JSON.stringify(old) === JSON.stringify(now)) return [];
    const counter =
      decidedOn?.worker_id === worker_id ? decidedOn.months.find((each) => each.month === month)?.counter : undefined;
    const values: Item = now ? { ':one': 1, ':busy': now } : { ':one': 1 };
    return [
      {
        part: 'bookings',
        update: keys.bookings(worker_id, month),
        set: now ? 'SET #slot = :busy ADD #counter :one' : 'REMOVE #slot ADD #counter :one',
        names: { '#slot': slot(after.id), '#counter': 'counter' },
        values,
        ...(counter !== undefined && {
          if: {
            expression: counter === 0 ? 'attribute_not_exists(#counter)' : '#counter = :counter',
            values: counter === 0 ? {} : { ':counter': counter },
          },
        }),
      },
    ];
  });
};

const slotsOf = (shift: Shift) => {
  const busy = occupiedBy(shift);
  if (!busy || !shift.staff) return [];
  const worker_id = shift.staff.id;
  return monthsBetween(busy.from, busy.to).map((month) => ({
    key: `${worker_id} ${month}`,
    place: { worker_id, month },
    busy,
  }));
};
