import { listHolidays } from '#shared/contracts/shifts.ts';
import { serve } from '../http/serve.ts';
import { boundedDays } from './bounded-days.ts';
import { holidayName } from './holiday-name.ts';
import { law } from './law.ts';

export const handler = serve(listHolidays, ({ query, now, locale }) => {
  const { from, to } = boundedDays(query, now);
  return Promise.resolve({
    data: law.holidays(from, to).map(({ date }) => ({ date, name: holidayName(locale, date) })),
  });
});
