import { rangeBefore } from '#shared/domain/statistics/figures.ts';
import { firstOfMonth, lastOfMonth } from '../../domain/shifts/days.ts';
import { dateRange } from '../../kit/list/date-range.ts';

/** The API's limit. */
const longest = 366;

const monthOf = (day: string) => ({ from: firstOfMonth(day), to: lastOfMonth(day) });

/** The days of the statistics. */
export const statisticsDates = dateRange(
  {
    month: monthOf,
    lastMonth: (today) => rangeBefore(monthOf(today)),
    year: (today) => ({ from: `${today.slice(0, 4)}-01-01`, to: `${today.slice(0, 4)}-12-31` }),
  },
  longest,
);
