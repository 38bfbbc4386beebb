import { addDays, weekdayNumber } from '../days.ts';
import { earliest, latest, minutesBetween } from '../instants.ts';
import { localHour, touchedDays } from '../local-time.ts';
import type { HolidayCalendar } from '../shifts/law.ts';
import type { Shift } from '../shifts/shift.ts';
import type { DayKind } from './pay.ts';

/** Worked minutes of one local day, of its night (before 06:00 and from 22:00) or of the rest of it. */
export type WorkedSegment = { day: string; kind: DayKind; night: boolean; minutes: number };
export type Worked = Pick<Shift, 'actual_start' | 'actual_end' | 'breaks'>;

/**
 * The worked minutes of a completed shift, by local day and night in the store's time zone; none of a shift that is not
 * completed. Their sum is `minutesWorked`.
 */
export function workedSegments(worked: Worked, zone: string, law: HolidayCalendar): WorkedSegment[] {
  const { actual_start, actual_end, breaks } = worked;
  if (actual_start === null || actual_end === null) return [];
  const stretchEnds = [...breaks.map(({ from }) => from), actual_end];
  const stretches = [actual_start, ...breaks.map(({ to }) => to ?? actual_end)].map((from, nth) => ({
    from,
    to: stretchEnds[nth] ?? actual_end,
  }));
  const workedBetween = (from: string, to: string) =>
    stretches.reduce(
      (sum, stretch) => sum + Math.max(0, minutesBetween(latest(stretch.from, from), earliest(stretch.to, to))),
      0,
    );

  const [first, last] = touchedDays(actual_start, actual_end, zone);
  const holidays = new Set(law.holidays(first, last).map(({ date }) => date));
  const segments = [];
  for (let day = first; day <= last; day = addDays(day, 1)) {
    const kind: DayKind = holidays.has(day) ? 'holiday' : weekdayNumber(day) >= 5 ? 'weekend' : 'weekday';
    const whole = workedBetween(localHour(day, 0, zone), localHour(addDays(day, 1), 0, zone));
    const daytime = workedBetween(localHour(day, 6, zone), localHour(day, 22, zone));
    segments.push({ day, kind, night: true, minutes: whole - daytime }, { day, kind, night: false, minutes: daytime });
  }
  return segments.filter(({ minutes }) => minutes > 0);
}
