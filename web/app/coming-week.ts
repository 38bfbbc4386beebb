import { dayOf } from '../ui/format.ts';

/** Today in a time zone and the same day of the next week, YYYY-MM-DD. */
export const comingWeek = (now: Date, zone: string): { from: string; to: string } => {
  const from = dayOf(now.toISOString(), zone);
  // A day without a zone has 24 hours, whatever the clocks do.
  return { from, to: new Date(Date.parse(from) + 7 * 86_400_000).toISOString().slice(0, 10) };
};
