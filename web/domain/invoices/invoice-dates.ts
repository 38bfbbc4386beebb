import { addDays } from '#shared/domain/days.ts';
import { dateRange } from '../../kit/list/date-range.ts';

const startOf = (day: string) => `${day.slice(0, 7)}-01`;

/** The days on which invoices were issued. */
export const invoiceDates = dateRange(
  {
    last365: (day) => ({ from: addDays(day, -364), to: day }),
    month: (day) => ({ from: startOf(day), to: day }),
    lastMonth: (day) => {
      const to = addDays(startOf(day), -1);
      return { from: startOf(to), to };
    },
    year: (day) => ({ from: `${day.slice(0, 4)}-01-01`, to: day }),
  },
  3660,
);
