import { productTimeZone } from '../../ui/days.ts';
import { clock, dayOf, fullDay } from '../../ui/format.ts';

/** `30.10.2026 12:00` in Prague, where deadlines are set. */
export const deadlineText = (at: string): string =>
  `${fullDay(dayOf(at, productTimeZone))} ${clock(at, productTimeZone)}`;
