import { addMinutes } from '#shared/domain/instants.ts';
import { localHour } from '#shared/domain/local-time.ts';

export const timeZone = 'Europe/Prague';
const dayLength = 86_400_000;

/** Days are YYYY-MM-DD. */
export const addDays = (day: string, count: number): string =>
  new Date(Date.parse(day) + count * dayLength).toISOString().slice(0, 10);

/** Days since 1 January 1970. */
export const numberOf = (day: string): number => Date.parse(day) / dayLength;

/** 1 is Monday, 7 is Sunday. */
export const weekday = (day: string): number => new Date(day).getUTCDay() || 7;

/** The instant of HH:mm on a day in the stores' time zone. */
export const wallTime = (day: string, clock: string): string => {
  const [hour = 0, minute = 0] = clock.split(':').map(Number);
  return addMinutes(localHour(day, hour, timeZone), minute);
};
