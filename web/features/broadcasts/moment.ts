import { productTimeZone } from '../../ui/days.ts';
import { clock, dayOf, fullDay } from '../../ui/format.ts';

/** `27.10.2026 14:32` in the time of the product, in which broadcasts are scheduled. */
export const productMoment = (instant: string): string =>
  `${fullDay(dayOf(instant, productTimeZone))} ${clock(instant, productTimeZone)}`;
