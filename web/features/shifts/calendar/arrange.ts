import type { Shift } from '#shared/contracts/shifts.ts';
import {
  coverageOf as coverageOfShift,
  gapOf,
  isFilled,
  isOrdered,
  type ShiftGap,
  shiftGaps,
} from '#shared/domain/shifts/coverage.ts';
import type { ShiftStatus } from '#shared/domain/shifts/shift.ts';
import { closesFrom } from '#shared/domain/shifts/shop-closing.ts';
import { hasWarning } from '#shared/domain/shifts/tags.ts';
import { plannedMinutes } from '#shared/domain/shifts/timing.ts';
import { sum } from '../hours.ts';

export type Store = {
  id: string;
  name: string;
  customer: string;
  shifts: readonly Shift[];
  rows: readonly Row[];
  /** The hour from which the law closes the store, by day, YYYY-MM-DD; 0 means all day. Other days are open. */
  closed: Readonly<Record<string, number>>;
};
/** Data of a store that its shifts do not contain. */
export type Place = { id: string; name: string; company: { name: string }; sales_area_m2: number | null };
export type Row = {
  id: string;
  specialty: string;
  /** Haléř per hour; null when the shifts of the row have different rates. */
  rate: number | null;
  days: readonly (readonly Stack[])[];
};
/** Unfilled shifts of the same times are drawn as one cell with their number. */
export type Stack = readonly [Shift, ...Shift[]];

/**
 * Groups shifts for the board by store, specialty and day, ordered by start: the stores that have shifts on these days,
 * plus those of `empty` that have none. `places` gives the sales areas, which decide whether a store must close on a
 * holiday.
 */
export const arrange = (
  shifts: readonly Shift[],
  days: readonly string[],
  {
    places = [],
    empty = [],
    holidays = new Map<string, string>(),
  }: { places?: readonly Place[]; empty?: readonly Place[]; holidays?: ReadonlyMap<string, string> } = {},
): Store[] => {
  const areas = new Map(places.map(({ id, sales_area_m2 }) => [id, sales_area_m2]));
  const closedDays = (id: string) =>
    Object.fromEntries(
      days
        .filter((day) => holidays.has(day))
        .map((day) => [day, closesFrom(day, { sales_area_m2: areas.get(id) ?? null })] as const)
        .filter((entry): entry is readonly [string, number] => entry[1] !== null),
    );
  const busy = new Set(shifts.map(({ store }) => store.id));
  const idle = empty
    .filter(({ id }) => !busy.has(id))
    .map(({ id, name, company }) => ({ id, name, customer: company.name, shifts: [], rows: [] }));
  return [...storesOf(shifts, days), ...idle]
    .map((store) => ({ ...store, closed: closedDays(store.id) }))
    .toSorted((a, b) => a.customer.localeCompare(b.customer) || a.name.localeCompare(b.name));
};

const storesOf = (shifts: readonly Shift[], days: readonly string[]): Omit<Store, 'closed'>[] =>
  [...Map.groupBy(shifts, ({ store }) => store.id)]
    .flatMap(([id, ofStore]) => (ofStore[0] ? [{ id, first: ofStore[0], ofStore }] : []))
    .map(({ id, first, ofStore }) => ({
      id,
      name: first.store.name,
      customer: first.customer.name,
      shifts: ofStore,
      rows: rowsOf(ofStore, days),
    }));

const rowsOf = (shifts: readonly Shift[], days: readonly string[]): Row[] =>
  [...Map.groupBy(shifts, ({ category }) => category.id)]
    .map(([id, ofRow]) => {
      const rates = new Set(ofRow.map(({ hourly_rate }) => hourly_rate));
      const byDay = Map.groupBy(ofRow, ({ day }) => day);
      return {
        id,
        specialty: ofRow[0]?.category.name ?? '',
        rate: rates.size === 1 ? (ofRow[0]?.hourly_rate ?? null) : null,
        days: days.map((day) => stacksOf(byDay.get(day) ?? [])),
      };
    })
    .toSorted((a, b) => a.specialty.localeCompare(b.specialty));

const stacksOf = (shifts: readonly Shift[]): Stack[] =>
  [...Map.groupBy(shifts, likeness).values()]
    .flatMap(([first, ...others]): Stack[] => (first ? [[first, ...others]] : []))
    .toSorted(([a], [b]) => (a.starts_at === b.starts_at ? 0 : a.starts_at < b.starts_at ? -1 : 1));

const likeness = ({ id, status, starts_at, ends_at }: Shift) => (status === 'new' ? `${starts_at}/${ends_at}` : id);

/** Totals of a set of shifts. */
export type Coverage = {
  ordered: number;
  /** Also those whose worker has not started yet: these are gaps too. */
  filled: number;
  /** Ordered shifts with a gap. */
  short: number;
  gaps: Readonly<Record<ShiftGap, number>>;
  changes: number;
  warnings: number;
  minutes: number;
  /** A shift that the performer canceled counts as unfulfilled. */
  byStatus: Partial<Record<ShiftStatus, number>>;
};

/** `now` is ISO 8601 UTC. */
export const coverageOf = (shifts: readonly Shift[], now: string): Coverage => {
  const ordered = shifts.filter(isOrdered);
  const byGap = Map.groupBy(ordered, (shift) => gapOf(shift, now));
  const count = (fits: (shift: Shift) => boolean) => shifts.filter(fits).length;
  const statusOf = (shift: Shift) => (shift.status === 'canceled' && isOrdered(shift) ? 'unfulfilled' : shift.status);
  const gaps = Object.fromEntries(shiftGaps.map((gap) => [gap, byGap.get(gap)?.length ?? 0]));
  return {
    ordered: ordered.length,
    filled: ordered.map(coverageOfShift).filter((coverage) => coverage !== null && isFilled(coverage)).length,
    short: ordered.length - (byGap.get(null)?.length ?? 0),
    gaps: gaps as Coverage['gaps'],
    changes: count(({ pending_change }) => pending_change !== null),
    warnings: count(hasWarning),
    minutes: sum(ordered.map(plannedMinutes)),
    byStatus: Object.fromEntries([...Map.groupBy(shifts, statusOf)].map(([status, some]) => [status, some.length])),
  };
};
