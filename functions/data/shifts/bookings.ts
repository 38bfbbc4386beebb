import { isDeepStrictEqual } from 'node:util';
import { occupiedBy } from '#shared/domain/shifts/occupancy.ts';
import type { Occupied, Shift } from '#shared/domain/shifts/shift.ts';
import { type Key, monthsBetween } from '../keys.ts';
import { getMany, type Item, queryTable, type Write } from '../table.ts';

const bookingsPartition = (loginId: string) => `BOOKINGS#${loginId}`;
/** A person's occupied times, one item per month (UTC). */
const bookingsKey = (loginId: string, month: string): Key => ({ pk: bookingsPartition(loginId), sk: month });

/**
 * The occupied times of one login, as they were read. Stored as one item per login and month (YYYY-MM, UTC), with one
 * attribute per shift and a counter that grows with every change. Bookings belong to the login: a person who works for
 * two performers is busy for both. An assignment is written on the condition that the counter has not changed since the
 * decision, so two overlapping assignments cannot both succeed.
 */
export type Bookings = { login_id: string; busy: Occupied[]; months: { month: string; counter: number }[] };

const slotName = (shiftId: string) => `s_${shiftId}`;
const slotsIn = (item: Item | undefined): Occupied[] =>
  Object.entries(item ?? {}).flatMap(([name, value]) => (name.startsWith('s_') ? [value as Occupied] : []));
/** One entry per shift: a shift over the end of a month is in both months. */
const once = (slots: readonly Occupied[]): Occupied[] => [
  ...new Map(slots.map((each) => [each.shift_id, each])).values(),
];

/** Milliseconds. Longer than any rest period or shift that a decision looks at around the given times. */
const margin = 36 * 3_600_000;
const shifted = (instant: string, by: number): string => new Date(Date.parse(instant) + by).toISOString();

type Stretch = { starts_at: string; ends_at: string };

/**
 * The bookings of several logins, each in the months around its own period, in the order of the requests. Strongly
 * consistent for a decision, otherwise at half the price.
 */
export const readManyBookings = async (
  requests: readonly (Stretch & { login_id: string })[],
  { consistent = true }: { consistent?: boolean } = {},
): Promise<Bookings[]> => {
  const wanted = requests.map(({ login_id, starts_at, ends_at }) => ({
    login_id,
    months: monthsBetween(shifted(starts_at, -margin), shifted(ends_at, margin)),
  }));
  const items = await getMany(
    wanted.flatMap(({ login_id, months }) => months.map((month) => bookingsKey(login_id, month))),
    consistent,
  );
  const byKey = new Map(items.map((item) => [`${String(item['pk'])} ${String(item['sk'])}`, item]));
  return wanted.map(({ login_id, months }) => {
    const monthItems = months.map((month) => {
      const { pk, sk } = bookingsKey(login_id, month);
      return { month, item: byKey.get(`${pk} ${sk}`) };
    });
    return {
      login_id,
      busy: once(monthItems.flatMap(({ item }) => slotsIn(item))),
      months: monthItems.map(({ month, item }) => ({ month, counter: Number(item?.['counter'] ?? 0) })),
    };
  });
};

export const readBookings = async (login_id: string, { starts_at, ends_at }: Stretch): Promise<Bookings> => {
  const [bookings] = await readManyBookings([{ login_id, starts_at, ends_at }]);
  if (!bookings) throw new Error('Each login has its bookings');
  return bookings;
};

/** The bookings of a shift's worker; undefined without a worker. */
export const readWorkerBookings = async (
  { staff }: Pick<Shift, 'staff'>,
  around: Stretch,
): Promise<Bookings | undefined> => (staff ? readBookings(staff.login_id, around) : undefined);

/** All bookings of a login, past and coming, strongly consistent. */
export const readAllBookings = async (loginId: string): Promise<Occupied[]> =>
  once((await queryTable(bookingsPartition(loginId))).flatMap(slotsIn));

type Step = { before: Shift | null; after: Shift };

/**
 * The writes that update bookings from the old to the new shifts, one per item. If `decidedOn` is given, they fail as
 * part `bookings` when those bookings have changed since.
 */
export const bookingWrites = (steps: readonly Step[], decidedOn: Bookings | undefined): Write[] => {
  const changes = steps.flatMap(changesOf);
  return [...Map.groupBy(changes, ({ login_id, month }) => `${login_id} ${month}`).values()].flatMap((together) => {
    const [first] = together;
    if (!first) return [];
    const { login_id, month } = first;
    const counter =
      decidedOn?.login_id === login_id ? decidedOn.months.find((each) => each.month === month)?.counter : undefined;
    const slots = together.map((change, n) => ({ ...change, name: `#slot${n}`, value: `:busy${n}` }));
    const set = slots.filter(({ busy }) => busy).map(({ name, value }) => `${name} = ${value}`);
    const remove = slots.filter(({ busy }) => !busy).map(({ name }) => name);
    return [
      {
        part: 'bookings',
        update: bookingsKey(login_id, month),
        set: [
          set.length > 0 && `SET ${set.join(', ')}`,
          remove.length > 0 && `REMOVE ${remove.join(', ')}`,
          'ADD #counter :one',
        ]
          .filter(Boolean)
          .join(' '),
        names: {
          '#counter': 'counter',
          ...Object.fromEntries(slots.map((each) => [each.name, slotName(each.shift_id)])),
        },
        values: { ':one': 1, ...Object.fromEntries(slots.flatMap(({ value, busy }) => (busy ? [[value, busy]] : []))) },
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

type SlotChange = { login_id: string; month: string; shift_id: string; busy: Occupied | undefined };

const changesOf = ({ before, after }: Step): SlotChange[] => {
  const was = before ? slotsOf(before) : [];
  const is = slotsOf(after);
  const at = (one: SlotChange, slots: SlotChange[]) =>
    slots.find(({ login_id, month }) => login_id === one.login_id && month === one.month);
  return [
    ...was.filter((old) => !at(old, is)).map((old) => ({ ...old, busy: undefined })),
    ...is.filter((slot) => !isDeepStrictEqual(at(slot, was), slot)),
  ];
};

const slotsOf = (shift: Shift): SlotChange[] => {
  const busy = occupiedBy(shift);
  if (!busy || !shift.staff) return [];
  const { login_id } = shift.staff;
  return monthsBetween(busy.from, busy.to).map((month) => ({ login_id, month, shift_id: shift.id, busy }));
};
