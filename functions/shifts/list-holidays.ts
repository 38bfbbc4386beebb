import { listHolidays } from '#shared/contracts/shifts.ts';
import { law } from '../data/law.ts';
import { serve } from '../http/serve.ts';
import { boundedDays } from './bounded-days.ts';

export const handler = serve(listHolidays, ({ query, now }) => {
  const { from, to } = boundedDays(query, now);
  return Promise.resolve({ data: law.holidays(from, to).map(({ date }) => ({ date })) });
});
