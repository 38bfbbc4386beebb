import { listHolidays } from '#shared/contracts/shifts.ts';
import { boundedDays } from '#shared/domain/bounded-days.ts';
import { law } from '../data/shifts/law.ts';
import { serve } from '../http/serve.ts';
import { holidayName } from './holiday-name.ts';

export const handler = serve(listHolidays, ({ query, now, locale }) => {
  const { from, to } = boundedDays(query, now);
  return Promise.resolve({
    data: law.holidays(from, to).map(({ date }) => ({ date, name: holidayName(locale, date) })),
  });
});
