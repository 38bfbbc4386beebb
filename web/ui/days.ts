import { addDays } from '#shared/domain/days.ts';
import { dayOf } from './format.ts';

/** The product counts days in this time zone, whatever the device's zone is. */
export const productTimeZone = 'Europe/Prague';

/** The API's default month uses it too. */
export const today = (): string => dayOf(new Date().toISOString(), productTimeZone);

export const isDay = (text: string | null | undefined): text is string =>
  text != null && /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) && addDays(text, 0) === text;
