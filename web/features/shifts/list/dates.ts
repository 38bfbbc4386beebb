import { addDays, mondayOf } from '#shared/domain/days.ts';
import { firstOfMonth, lastOfMonth } from '../../../domain/shifts/days.ts';
import { longestRange, rangesAhead } from '../../../domain/shifts/shift-views.ts';
import { dateRange } from '../../../kit/list/date-range.ts';

/** The days of a list of shifts. */
export const shiftDates = dateRange(
  {
    ...rangesAhead,
    today: (today) => ({ from: today, to: today }),
    week: (today) => ({ from: mondayOf(today), to: addDays(mondayOf(today), 6) }),
    nextWeek: (today) => ({ from: addDays(mondayOf(today), 7), to: addDays(mondayOf(today), 13) }),
    month: (today) => ({ from: firstOfMonth(today), to: lastOfMonth(today) }),
    past: (today) => ({ from: addDays(today, -30), to: today }),
    all: (today) => ({ from: addDays(today, -180), to: addDays(today, 180) }),
  },
  longestRange,
);
export const { daysOf, daysTyped, wordOf: parseDateKeyword } = shiftDates;
