import { postingsOf } from '../hours/postings.ts';
import { plannedSegments } from '../pay/charge.ts';
import type { ShiftPrice } from '../pay/pay.ts';
import type { WorkedSegment } from '../pay/split-minutes.ts';
import { isNothing, noTotals, plus, type Totals } from '../pay/totals.ts';
import { type Coverage, coverageOf, isAhead } from '../shifts/coverage.ts';
import type { HolidayCalendar } from '../shifts/law.ts';
import { performersOf } from '../shifts/reach.ts';
import type { Shift } from '../shifts/shift.ts';
import { breakMinutes, plannedMinutes, tardinessMinutes } from '../shifts/timing.ts';
import type { StatisticsSubject } from './scope.ts';

/**
 * Where a shift is counted: the month, YYYY-MM, and the people and places that it is about; without a worker also its
 * day.
 */
export type Cell = StatisticsSubject & { month: string; day?: string };

type Facts = {
  coverage: Coverage;
  no_show: boolean;
  late: boolean;
  tardiness_minutes: number;
  /** 0 without a worker, and of a canceled shift. */
  planned_minutes: number;
  /** Of a completed shift, otherwise 0. Cells that were written before it have none. */
  break_minutes?: number;
  /** Of a shift that is ahead or goes on: what its charge is computed from. Not in older cells either. */
  expected?: Expected;
  /** Haléř. Only of what was read: the coefficients of the performers are those of then. */
  expected_charge?: number;
};
/**
 * The planned minutes, the rate in haléř per hour, and the performers that may charge them, with their prices unless
 * there are none.
 */
type Expected = {
  segments: WorkedSegment[];
  hourly_rate: number;
  performers: readonly string[];
  prices?: readonly ShiftPrice[];
};

/** What a shift adds to the figures of a month. */
export type Contribution = {
  /** The day of the shift; of a correction the first day of its month. */
  day: string;
  names: { staff: string | null; performer: string | null; customer: string; store: string };
  /** Null for a correction: what a later month pays or takes back of a shift whose own month was locked. */
  facts: Facts | null;
  /** Null if nothing is paid yet. */
  totals: Totals | null;
};

const expectedOf = (shift: Shift, law: HolidayCalendar): Expected => ({
  segments: plannedSegments(shift, shift.store.time_zone, law),
  hourly_rate: shift.hourly_rate,
  performers: performersOf(shift),
  ...(shift.prices.length > 0 && { prices: shift.prices }),
});

/**
 * What a shift adds, by month: to the month of its day, and to later months that pay a difference. Nothing for a shift
 * that is not ordered: canceled by the customer, or stand-by.
 */
export const contributionsOf = (
  shift: Shift,
  law: HolidayCalendar,
): { month: string; contribution: Contribution }[] => {
  const coverage = coverageOf(shift);
  if (coverage === null) return [];
  const own = shift.day.slice(0, 7);
  const postings = new Map<string, Totals>();
  for (const { month, totals } of postingsOf(shift))
    if (!isNothing(totals)) postings.set(month, plus(postings.get(month) ?? noTotals, totals));
  const names = {
    staff: shift.staff?.fio ?? null,
    performer: shift.vendor?.name ?? null,
    customer: shift.customer.name,
    store: shift.store.name,
  };
  const facts = {
    coverage,
    no_show: shift.status === 'unfulfilled' && shift.flags.includes('no_show'),
    late: shift.flags.includes('late'),
    tardiness_minutes: tardinessMinutes(shift),
    planned_minutes: shift.staff && shift.status !== 'canceled' ? plannedMinutes(shift) : 0,
    ...(isAhead(shift) && { expected: expectedOf(shift, law) }),
    break_minutes:
      shift.status === 'completed' && shift.actual_end !== null ? breakMinutes(shift, shift.actual_end) : 0,
  };
  return [
    { month: own, contribution: { day: shift.day, names, facts, totals: postings.get(own) ?? null } },
    ...[...postings].flatMap(([month, totals]) =>
      month === own ? [] : [{ month, contribution: { day: `${month}-01`, names, facts: null, totals } }],
    ),
  ];
};
