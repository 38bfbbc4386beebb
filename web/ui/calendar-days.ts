import { addDays, daysFrom, mondayOf } from '#shared/domain/days.ts';

/** The six weeks around a month, from Monday: every month has the same height. */
export const weeksOf = (day: string): string[][] => {
  const monday = mondayOf(`${day.slice(0, 7)}-01`);
  return Array.from({ length: 6 }, (_, week) => daysFrom(addDays(monday, 7 * week), 7));
};

/** The same day of another month, or its last day. */
export const inMonth = (day: string, months: number): string => {
  const first = new Date(`${day.slice(0, 7)}-01`);
  first.setUTCMonth(first.getUTCMonth() + months + 1);
  const last = addDays(first.toISOString().slice(0, 10), -1);
  const same = `${last.slice(0, 8)}${day.slice(8)}`;
  return same < last ? same : last;
};

/** The day to which a key moves the focus in a calendar, or null. */
export const dayByKey = (day: string, key: string): string | null => {
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1);
    case 'ArrowRight':
      return addDays(day, 1);
    case 'ArrowUp':
      return addDays(day, -7);
    case 'ArrowDown':
      return addDays(day, 7);
    case 'Home':
      return mondayOf(day);
    case 'End':
      return addDays(mondayOf(day), 6);
    case 'PageUp':
      return inMonth(day, -1);
    case 'PageDown':
      return inMonth(day, 1);
    default:
      return null;
  }
};
