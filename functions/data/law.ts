import Holidays from 'date-holidays';
import type { Law } from '#shared/domain/shifts/law.ts';

const calendar = new Holidays('CZ', { types: ['public'], languages: ['cs'] });

/** The state holidays of act 245/2000, for the rules. */
export const law: Law = {
  holidays: (from, to) => {
    const years = Array.from(
      { length: Number(to.slice(0, 4)) - Number(from.slice(0, 4)) + 1 },
      (_, n) => Number(from.slice(0, 4)) + n,
    );
    return years
      .flatMap((year) => calendar.getHolidays(year))
      .map(({ date, name }) => ({ date: date.slice(0, 10), name }))
      .filter(({ date }) => from <= date && date <= to);
  },
};
