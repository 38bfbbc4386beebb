import { addDays, daysFrom } from '../days.ts';
import { localDay, localTime } from '../local-time.ts';
import type { HolidayCalendar } from '../shifts/law.ts';
import { hoursOn, type Opening, openState, type Schedule } from '../stores/schedule.ts';
import { clock } from '../time-text.ts';

/** When people of the support answer: by weekday, and never on a state holiday. */
export type SupportHours = Pick<Schedule, 'week'>;

const zone = 'Europe/Prague';

/** A holiday may fall on the only day of the week with hours, and a week later another one. */
const daysAhead = 28;

const openingBetween = ({ week }: SupportHours, from: string, to: string, law: HolidayCalendar): Opening => ({
  schedule: { week, exceptions: law.holidays(from, to).map(({ date }) => ({ date, hours: [] })) },
  sales_area_m2: null,
});

/** `now`: ISO 8601 UTC. */
export function isServed(hours: SupportHours, now: string, law: HolidayCalendar): boolean {
  const today = localDay(now, zone);
  const opening = openingBetween(hours, addDays(today, -1), addDays(today, 1), law);
  return openState(opening, today, clock(now, zone)).isOpen;
}

/** The instant after `now` at which hours begin; null if there are none in the coming weeks. */
export function nextService(hours: SupportHours, now: string, law: HolidayCalendar): string | null {
  const days = daysFrom(localDay(now, zone), daysAhead);
  const opening = openingBetween(hours, days[0] ?? '', days.at(-1) ?? '', law);
  const beginnings = days.flatMap((day) => hoursOn(opening, day).map(({ from }) => localTime(day, from, zone)));
  return beginnings.find((begins) => begins > now) ?? null;
}
