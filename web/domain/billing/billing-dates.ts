import { addDays } from '#shared/domain/days.ts';
import { dateRange } from '../../kit/list/date-range.ts';

const startOf = (day: string) => `${day.slice(0, 7)}-01`;

/** The days of payments and of uses of codes: at most ten years. */
export const billingDates = dateRange(
  {
    last365: (day) => ({ from: addDays(day, -364), to: day }),
    last30: (day) => ({ from: addDays(day, -29), to: day }),
    month: (day) => ({ from: startOf(day), to: day }),
    lastMonth: (day) => {
      const to = addDays(startOf(day), -1);
      return { from: startOf(to), to };
    },
  },
  3660,
);
