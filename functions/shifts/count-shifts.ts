import { countShifts } from '#shared/contracts/shifts.ts';
import { countShifts as count } from '../data/shifts/shifts.ts';
import { serve } from '../http/serve.ts';
import { boundedDays } from './bounded-days.ts';

const none = { worked: 0, running: 0, staffed: 0, open: 0, lost: 0 };
/** Milliseconds. */
const dayLength = 86_400_000;

export const handler = serve(countShifts, async ({ actor, query, now }) => {
  const range = boundedDays(query, now);
  const counts = await count(actor, range);
  return { data: daysOf(range).map((date) => ({ date, ...none, ...counts.get(date) })) };
});

const daysOf = ({ from, to }: { from: string; to: string }): string[] =>
  Array.from({ length: (Date.parse(to) - Date.parse(from)) / dayLength + 1 }, (_, n) =>
    new Date(Date.parse(from) + n * dayLength).toISOString().slice(0, 10),
  );
