import { dayOf } from '../../ui/format.ts';

/** The product's time zone, independent of the phone's. */
export const productTimeZone = 'Europe/Prague';
export const todayAt = (now: string): string => dayOf(now, productTimeZone);
