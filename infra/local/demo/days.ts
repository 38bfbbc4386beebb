import { dayLength } from '#shared/domain/days.ts';
import { addMinutes } from '#shared/domain/instants.ts';
import { localHour } from '#shared/domain/local-time.ts';

export const timeZone = 'Europe/Prague';

/** Days since 1 January 1970. */
export const numberOf = (day: string): number => Date.parse(day) / dayLength;

/** 1 is Monday, 7 is Sunday. */
export const weekday = (day: string): number => new Date(day).getUTCDay() || 7;

/** The instant of HH:mm on a day in the stores' time zone. */
export const wallTime = (day: string, clock: string): string => {
  const [hour = 0, minute = 0] = clock.split(':').map(Number);
  return addMinutes(localHour(day, hour, timeZone), minute);
};
