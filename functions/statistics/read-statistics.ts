import type { Input } from '#shared/contracts/endpoint.ts';
import type { staffStatistics } from '#shared/contracts/statistics.ts';
import { may } from '#shared/domain/access.ts';
import { boundedDays } from '#shared/domain/bounded-days.ts';
import {
  byDay,
  type Entry,
  figuresOf,
  type Range,
  rangeBefore,
  readableBy,
  wholeMonths,
} from '#shared/domain/statistics/figures.ts';
import { lockOf } from '../data/hours/locks.ts';
import { monthOf } from '../data/keys.ts';
import { type Paging, slicePage } from '../data/list.ts';
import { withExpectedCharges } from '../data/pay/expected-charge.ts';
import { statisticsBetween } from '../data/statistics/statistics.ts';
import type { RequestContext } from '../http/context.ts';

type Query = Omit<Input<typeof staffStatistics>['query'], 'sort'> & { sort: string };
export type StatisticsRequest = Pick<RequestContext, 'actor' | 'now'> & { query: Query };
type Row = { figures: Readonly<Record<string, number | null>> };

/** A leap year. */
const maxDays = 366;

/**
 * A page of rows with what all of them have together. `rowsOf` gets what is counted and already read, with amounts that
 * the reader does not get as null, so that the order of the rows does not tell them.
 */
export const readStatistics = async <R extends Row>(
  { actor, query, now }: StatisticsRequest,
  {
    isCounted = () => true,
    rowsOf,
    nameOf,
    idOf,
  }: {
    isCounted?: (entry: Entry) => boolean;
    rowsOf: (entries: readonly Entry[], readable: ReturnType<typeof readableBy>) => R[];
    nameOf: (row: R) => string;
    idOf: (row: R) => string;
  },
) => {
  const range = boundedDays(query, now, { most: maxDays });
  const before = rangeBefore(range);
  const company = may(actor.role, 'hours.lock') ? (query.company_id ?? actor.company?.id) : undefined;
  const month = wholeMonths(range) === 1 ? monthOf(range.from) : undefined;
  const [read, lock] = await Promise.all([
    statisticsBetween(actor, { ...query, from: before.from, to: range.to }).then(withExpectedCharges),
    company !== undefined && month !== undefined ? lockOf(company, month) : undefined,
  ]);
  const counted = read.filter(isCounted);
  const inRange = ({ from, to }: Range) => counted.filter(({ contribution: { day } }) => from <= day && day <= to);
  const [entries, earlier] = [inRange(range), inRange(before)];
  const readable = readableBy(actor.role);
  const isPerformer = actor.company?.id === company || entries.some(({ cell }) => cell.performer_id === company);
  return {
    ...slicePage(sorted(rowsOf(entries, readable), query, nameOf), query as Paging, idOf),
    totals: readable(figuresOf(entries)),
    previous: { ...before, totals: readable(figuresOf(earlier)) },
    days: byDay(entries, range).map((day) => readable(day)),
    lock:
      company !== undefined && month !== undefined && isPerformer
        ? { month, company_id: company, locked_at: lock?.locked_at ?? null, by: lock?.by ?? null }
        : null,
  };
};

/** Rows of the same value by name, in Czech order. */
const sorted = <R extends Row>(rows: readonly R[], { sort, order }: Query, nameOf: (row: R) => string): R[] => {
  const { compare } = new Intl.Collator('cs', { numeric: true });
  const value = ({ figures }: R) => figures[sort] ?? 0;
  const direction = order === 'desc' ? -1 : 1;
  return rows.toSorted((one, other) => {
    const byName = compare(nameOf(one), nameOf(other));
    return sort === 'name' ? direction * byName : direction * (value(one) - value(other)) || byName;
  });
};
