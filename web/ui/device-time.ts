import { clock, dayOf, fullDay, moment } from './format.ts';

/** Times of people's accounts are shown in the reader's time zone, because they belong to no store. */
const deviceTimeZone = Intl.DateTimeFormat().resolvedOptions().timeZone;

/** `27.10.2026` */
export const deviceDay = (instant: string): string => fullDay(dayOf(instant, deviceTimeZone));
/** `27.10.2026 14:32` */
export const deviceMoment = (instant: string): string => `${deviceDay(instant)} ${clock(instant, deviceTimeZone)}`;
/** `27.10.2026 14:32:08`, of entries of logs and of messages */
export const deviceExactMoment = (instant: string): string => moment(instant, deviceTimeZone);
/** YYYY-MM-DD */
export const deviceDayOf = (instant: string): string => dayOf(instant, deviceTimeZone);
/** `14:32` */
export const deviceClock = (instant: string): string => clock(instant, deviceTimeZone);
