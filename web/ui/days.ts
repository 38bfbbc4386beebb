import { dayOf } from './format.ts';

/** The product counts days in this time zone, whatever the device's zone is. */
export const productTimeZone = 'Europe/Prague';

/** The API's default month uses it too. */
export const today = (): string => dayOf(new Date().toISOString(), productTimeZone);

/** Date arithmetic on YYYY-MM-DD. */
const dayLength = 86_400_000;

export const addDays = (day: string, count: number): string =>
  new Date(Date.parse(day) + count * dayLength).toISOString().slice(0, 10);

export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / dayLength);

export const isDay = (text: string | null | undefined): text is string =>
  text != null && /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) && addDays(text, 0) === text;
