import Holidays from 'date-holidays';
import type { HolidayCalendar } from '#shared/domain/shifts/law.ts';

const calendar = new Holidays('CZ', { types: ['public'], languages: ['cs'] });

/** The state holidays of act 245/2000, for the rules. */
export const law: HolidayCalendar = {
  holidays: (from, to) => {
    const yearsInRange = Array.from(
      { length: Number(to.slice(0, 4)) - Number(from.slice(0, 4)) + 1 },
      (_, n) => Number(from.slice(0, 4)) + n,
    );
    return yearsInRange.flatMap(holidaysOf).filter(({ date }) => from <= date && date <= to);
  },
};

/** Cached, because computing a year's holidays takes a millisecond and every decision needs them. */
const holidaysOf = (year: number) => {
  const cached = holidaysByYear.get(year);
  if (cached) return cached;
  const holidays = calendar.getHolidays(year).map(({ date, name }) => ({ date: date.slice(0, 10), name }));
  holidaysByYear.set(year, holidays);
  return holidays;
};
const holidaysByYear = new Map<number, { date: string; name: string }[]>();
