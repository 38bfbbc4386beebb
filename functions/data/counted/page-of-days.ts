import { addDays } from '#shared/domain/days.ts';
import { localTime } from '#shared/domain/local-time.ts';
import { Problem } from '#shared/domain/problem.ts';
import type { Key } from '../keys.ts';
import { type Page, type Paging, readRows, slicePage } from '../list.ts';
import { getMany, type Item } from '../table.ts';
import { countedPageOf, idsBetween } from './counted-page.ts';

/** Entries between two days that are read at most. */
const mostEntries = 5000;
const zone = 'Europe/Prague';

export type Days = { start_date?: string | undefined; end_date?: string | undefined };

/** The first moment of the days (Prague, both included) and the first one after them. */
export const momentsOf = ({ start_date, end_date }: Days): { from: string; to: string } => ({
  from: start_date === undefined ? '' : localTime(start_date, '00:00', zone),
  to: end_date === undefined ? '9999' : localTime(addDays(end_date, 1), '00:00', zone),
});

/**
 * One page of a counted list whose keys are times, the newest first by default. Between days, or of those rows only that `keep`
 * keeps, the entries are read and counted: throws invalid-input at `start_date` if they are too many.
 */
export const pageOfDays = async <Row extends { id: string }>(of: {
  list: string;
  paging: Paging;
  days: Days;
  key: (id: string) => Key;
  read: (item: Item) => Row;
  keep?: ((row: Row) => boolean) | undefined;
}): Promise<Page<Row>> => {
  const { list, paging, days, key, read, keep } = of;
  const { start_date, end_date } = days;
  const order = paging.order ?? 'desc';
  const ordered = { ...paging, order };
  if (start_date === undefined && end_date === undefined && !keep)
    return countedPageOf({ list, paging: ordered, key, read });
  const oldestFirst = await idsBetween(list, { ...momentsOf(days), limit: mostEntries + 1 });
  const ids = order === 'asc' ? oldestFirst : oldestFirst.toReversed();
  if (ids.length > mostEntries)
    throw new Problem('invalid-input', {
      fields: { start_date: { key: 'too-many-to-list', params: { count: mostEntries } } },
    });
  if (keep) {
    const rows = readRows(await getMany(ids.map(key)), read).filter(keep);
    return slicePage(rows, ordered, ({ id }) => id);
  }
  const page = slicePage(ids, ordered, (id) => id);
  return { ...page, data: readRows(await getMany(page.data.map(key)), read) };
};
