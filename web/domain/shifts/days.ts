import { addDays, daysBetween, mondayOf } from '#shared/domain/days.ts';

/** Months and numbers of weeks, beside `#shared/domain/days.ts`. */

export const firstOfMonth = (day: string): string => `${day.slice(0, 7)}-01`;

export const addMonths = (day: string, count: number): string => {
  const first = new Date(firstOfMonth(day));
  first.setUTCMonth(first.getUTCMonth() + count);
  return first.toISOString().slice(0, 10);
};

export const lastOfMonth = (day: string): string => addDays(addMonths(day, 1), -1);

/** ISO 8601: week 1 contains the first Thursday of the year. */
export const weekNumber = (day: string): number => {
  const thursday = addDays(mondayOf(day), 3);
  return Math.floor(daysBetween(`${thursday.slice(0, 4)}-01-01`, thursday) / 7) + 1;
};
