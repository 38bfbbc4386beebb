import { addDays } from '../days.ts';

/** Days between the first day of the calendar that begins in 1904 and that of the usual one. */
const daysUntil1904 = 1462;
/** The last day that a spreadsheet shows, 9999-12-31. */
const lastDay = 2_958_465;

/**
 * A day as YYYY-MM-DD without its time, by the days since 1899-12-30, or since 1904-01-01. Null if it is none of a
 * spreadsheet.
 */
export const dayOfSerial = (serial: number, dates1904 = false): string | null => {
  const days = Math.floor(serial) + (dates1904 ? daysUntil1904 : 0);
  return days >= 1 && days <= lastDay ? addDays('1899-12-30', days) : null;
};
