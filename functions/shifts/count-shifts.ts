import { countShifts } from '#shared/contracts/shifts.ts';
import { boundedDays } from '#shared/domain/bounded-days.ts';
import { daysBetween, daysFrom } from '#shared/domain/days.ts';
import { countShifts as count } from '../data/shifts/shifts.ts';
import { serve } from '../http/serve.ts';

const none = { worked: 0, running: 0, staffed: 0, open: 0, lost: 0 };

export const handler = serve(countShifts, async ({ actor, query, now }) => {
  const range = boundedDays(query, now);
  const counts = await count(actor, range);
  const days = daysFrom(range.from, daysBetween(range.from, range.to) + 1);
  return { data: days.map((date) => ({ date, ...none, ...counts.get(date) })) };
});
