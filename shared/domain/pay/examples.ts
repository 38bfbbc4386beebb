import { localTime } from '../local-time.ts';
import type { Worked } from './split-minutes.ts';

/** Worked times in Prague: `worked('2026-06-10 08:00', '2026-06-10 16:00', ['2026-06-10 12:00', '2026-06-10 12:30'])`. */
export const worked = (start: string, end: string, ...breaks: [from: string, to: string][]): Worked => ({
  actual_start: inPrague(start),
  actual_end: inPrague(end),
  breaks: breaks.map(([from, to]) => ({ from: inPrague(from), to: inPrague(to) })),
});
const inPrague = (time: string) => localTime(time.slice(0, 10), time.slice(11), 'Europe/Prague');
