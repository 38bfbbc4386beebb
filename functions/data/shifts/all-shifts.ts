import type { Shift } from '#shared/domain/shifts/shift.ts';
import { fromCursor, type Sorted } from '../cursor.ts';
import { monthOf } from '../keys.ts';
import { cursorsOf, type Page, type Paging, readRows } from '../list.ts';
import { getMany, type Item, queryIndex } from '../table.ts';
import { shiftDays } from './shift-days.ts';
import { readShift, allShiftsPartition, shiftKey } from './shift-items.ts';

type Days = { from: string; to: string };

/**
 * One page of the shifts of all companies between two days by day and start, in either order, without further filters,
 * with the exact total. It reads the counts of the days and the entries of the page; a numbered page after the first
 * also those of the day before it on the same day. So its cost does not depend on the number of shifts in the range.
 * The first page and the pages at cursors take two round trips, another page three, and one more for each further month
 * that the page reaches. Throws invalid-input for a cursor of another day.
 */
export const pageOfAllShifts = async ({ from, to, ...paging }: Paging & Days): Promise<Page<Shift>> => {
  const days = { from, to };
  const isWithin = (entry: string) => !isOrder(entry) || (from <= entry && entry <= endOf(to));
  const position = paging.cursor === undefined ? undefined : fromCursor(paging.cursor, paging, isWithin);
  // A cursor of a filtered list names an id: its page number counts.
  if (!position || !isOrder(position.entry))
    return numberedPage(days, { ...paging, page: position?.page ?? paging.page });
  const { side, page, entry } = position;
  const isBefore = side === 'before';
  const backward = isBefore !== (paging.order === 'desc');
  const limit = paging.per_page + 2;
  const range = backward ? { from, to: entry } : { from: entry, to: endOf(to) };
  const month = monthOf(entry);
  const [counts, near] = await Promise.all([shiftDays(days), entriesIn([month], { ...range, limit, backward })]);
  const others = monthsOf(counts).filter((each) => (backward ? each < month : each > month));
  const far = await entriesIn(backward ? others.toReversed() : others, {
    ...range,
    limit: limit - near.length,
    backward,
  });
  const found = [...near, ...far].filter((each) => orderOf(each) !== entry);
  const goesOn = found.length > paging.per_page;
  const entries = found.slice(0, paging.per_page);
  // Shifts before were moved meanwhile: this is the first page, and a full one.
  if (isBefore && !goesOn && entries.length < paging.per_page) return numberedPage(days, { ...paging, page: 1 });
  return shown({
    sorted: paging,
    entries: isBefore ? entries.toReversed() : entries,
    page,
    per_page: paging.per_page,
    total: totalOf(counts),
    hasBefore: isBefore ? goesOn : true,
    hasAfter: isBefore ? true : goesOn,
  });
};

const numberedPage = async ({ from, to }: Days, paging: Paging): Promise<Page<Shift>> => {
  const { page, per_page, order } = paging;
  const backward = order === 'desc';
  const nearest = monthOf(backward ? to : from);
  const range = { from, to: endOf(to), backward };
  const [counts, near] = await Promise.all([
    shiftDays({ from, to }).then((days) => (backward ? days.toReversed() : days)),
    page === 1 ? entriesIn([nearest], { ...range, limit: per_page }) : [],
  ]);
  const total = totalOf(counts);
  const rest = { sorted: paging, page, per_page, total, hasBefore: page > 1, hasAfter: page * per_page < total };
  if (page === 1) {
    const others = monthsOf(counts).filter((month) => month !== nearest);
    const far = await entriesIn(others, { ...range, limit: per_page - near.length });
    return shown({ ...rest, entries: [...near, ...far] });
  }
  let skipped = (page - 1) * per_page;
  for (const [nth, { day, n }] of counts.entries()) {
    if (skipped < n) {
      const limit = skipped + per_page;
      const part = backward ? { ...range, to: endOf(day), limit } : { ...range, from: day, limit };
      const entries = await entriesIn(monthsOf(counts.slice(nth)), part);
      return shown({ ...rest, entries: entries.slice(skipped) });
    }
    skipped -= Math.max(0, n);
  }
  return shown({ ...rest, entries: [] });
};

const isOrder = (entry: string) => /^\d{4}-\d{2}-\d{2}#/.test(entry);
const endOf = (day: string) => `${day}#~`;
const orderOf = (entry: Item) => String(entry['all_sk']);
const totalOf = (days: readonly { n: number }[]) => days.reduce((sum, { n }) => sum + n, 0);
const monthsOf = (days: readonly { day: string; n: number }[]) => [
  ...new Set(days.flatMap(({ day, n }) => (n > 0 ? [monthOf(day)] : []))),
];

/** The first entries of a range, month by month until there are enough. */
const entriesIn = async (
  months: readonly string[],
  { limit, ...range }: { from: string; to: string; limit: number; backward?: boolean },
): Promise<Item[]> => {
  const found: Item[] = [];
  for (const month of months) {
    if (found.length >= limit) break;
    const left = limit - found.length;
    found.push(...(await queryIndex('all', allShiftsPartition(month), { ...range, limit: left })));
  }
  return found;
};

type Shown = {
  sorted: Sorted;
  entries: readonly Item[];
  page: number;
  per_page: number;
  total: number;
  hasBefore: boolean;
  hasAfter: boolean;
};
const shown = async ({ sorted, entries, page, per_page, total, ...ends }: Shown): Promise<Page<Shift>> => {
  const rows = await getMany(entries.map((entry) => shiftKey(String(entry['id']))));
  return {
    page,
    per_page,
    total,
    data: readRows(rows, readShift),
    ...cursorsOf({ sorted, page, names: entries.map(orderOf), ...ends }),
  };
};
