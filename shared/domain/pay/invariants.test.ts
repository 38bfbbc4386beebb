import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addMinutes } from '../instants.ts';
import { aCompletedShift, law } from '../shifts/examples.ts';
import { breakMinutes, minutesWorked } from '../shifts/timing.ts';
import { computePay } from './compute-pay.ts';
import type { Coefficient } from './pay.ts';
import { type Worked, workedSegments } from './split-minutes.ts';

/** Days near which clocks or holidays change, or any. */
const start = fc
  .tuple(
    fc.oneof(
      fc
        .constantFrom('2026-03-28', '2026-10-24', '2026-04-05', '2026-12-31', '2026-07-04')
        .map((day) => Date.parse(day)),
      fc.integer({ min: Date.parse('2026-01-01'), max: Date.parse('2026-12-30') }),
    ),
    fc.nat(2 * 24 * 60),
  )
  .map(([day, minutes]) => addMinutes(new Date(Math.floor(day / 60_000) * 60_000).toISOString(), minutes));
/** Work, break, work, break … from the start, at most 24 hours, in milliseconds. */
const timesIn = (unit: number) =>
  fc
    .tuple(start, fc.array(fc.nat((4 * 3_600_000) / unit), { minLength: 1, maxLength: 6 }))
    .map(([from, lengths]): Worked => {
      const moments = [from];
      for (const length of lengths)
        moments.push(new Date(Date.parse(moments.at(-1) ?? from) + length * unit).toISOString());
      const breaks = [];
      for (let nth = 1; nth + 1 < moments.length - 1; nth += 2)
        breaks.push({ from: moments[nth] ?? from, to: moments[nth + 1] ?? from });
      return { actual_start: from, actual_end: moments.at(-1) ?? from, breaks };
    });
const zone = fc.constantFrom('Europe/Prague', 'Europe/London', 'America/New_York');

/** Minutes by day and night, counted one by one on the clock of the zone. */
function countedMinutes({ actual_start, actual_end, breaks }: Worked, timeZone: string): Map<string, number> {
  const clock = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  const counted = new Map<string, number>();
  const end = Date.parse(actual_end ?? '');
  for (let at = Date.parse(actual_start ?? ''); at < end; at += 60_000) {
    const instant = new Date(at).toISOString();
    if (breaks.some(({ from, to }) => from <= instant && instant < (to ?? ''))) continue;
    const [day = '', time = ''] = clock.format(at).split(' ');
    const key = `${day} ${time < '06:00' || time >= '22:00'}`;
    counted.set(key, (counted.get(key) ?? 0) + 1);
  }
  return counted;
}

const money = fc.nat(10_000_00);
const coefficient: fc.Arbitrary<Coefficient> = fc.record({
  id: fc.uuid(),
  name: fc.constant('Any'),
  condition: fc.constantFrom('weekend', 'state_holiday', 'night'),
  factor: fc.integer({ min: 1_001, max: 10_000 }).map((thousandths) => thousandths / 1000),
  valid_from: fc.constantFrom('2026-01-01', '2026-03-29', '2027-01-01'),
  valid_to: fc.constantFrom(null, '2026-10-25', '2026-12-31'),
  customer_id: fc.constantFrom(null, 'c1', 'c2'),
});

it('the split of whole minutes is that of a count minute by minute', () => {
  fc.assert(
    fc.property(timesIn(60_000), zone, (times, timeZone) => {
      const segments = workedSegments(times, timeZone, law);
      expect(new Map(segments.map(({ day, night, minutes }) => [`${day} ${night}`, minutes]))).toEqual(
        countedMinutes(times, timeZone),
      );
      for (const { day, kind } of segments) {
        const isHoliday = law.holidays(day, day).length > 0;
        const isWeekend = ['Sat', 'Sun'].includes(new Date(day).toUTCString().slice(0, 3));
        expect(kind).toBe(isHoliday ? 'holiday' : isWeekend ? 'weekend' : 'weekday');
      }
    }),
    { numRuns: 200 },
  );
});

it('shown times agree to the second of the punches: end less start is the time worked and the breaks', () => {
  const shown = (instant: string) => {
    const [hour = 0, minute = 0] = instant.slice(11, 16).split(':').map(Number);
    return hour * 60 + minute;
  };
  const apart = (from: string, to: string) => (shown(to) - shown(from) + 24 * 60) % (24 * 60);
  fc.assert(
    fc.property(timesIn(1000), zone, (times, timeZone) => {
      const { actual_start, actual_end, breaks } = times;
      const present = apart(actual_start ?? '', actual_end ?? '');
      const paused = breaks.reduce((sum, { from, to }) => sum + apart(from, to ?? ''), 0);
      expect(breakMinutes(times, '') % (24 * 60)).toBe(paused % (24 * 60));
      expect((minutesWorked(times, '') + paused) % (24 * 60)).toBe(present);
      expect(workedSegments(times, timeZone, law).reduce((sum, { minutes }) => sum + minutes, 0)).toBe(
        minutesWorked(times, ''),
      );
    }),
  );
});

it('the minutes are those worked, lines add up, nothing is negative, and no more is paid than earned', () => {
  fc.assert(
    fc.property(
      timesIn(1),
      fc.record({
        hourly_rate: money,
        hourly_premium: money,
        deduction: fc.nat(100_00),
        coefficients: fc.array(coefficient, { maxLength: 5 }),
      }),
      money,
      (times, rates, amount) => {
        const shift = aCompletedShift({ ...times, boss_premium: { amount, reason: 'Thanks' } });
        const { minutes, lines, gross, net, charge_lines, charge } = computePay(shift, rates, law);
        const worked = minutes.weekday + minutes.weekend + minutes.holiday;
        expect(worked).toBe(minutesWorked(shift, ''));
        expect(minutes.night).toBeLessThanOrEqual(worked);
        for (const [parts, sum] of [
          [lines, gross],
          [charge_lines, charge],
        ] as const) {
          expect(parts.reduce((total, line) => total + line.amount, 0)).toBe(sum);
          expect(parts.filter((line) => line.amount < 0 || !Number.isInteger(line.amount))).toEqual([]);
        }
        expect(net).toBeGreaterThanOrEqual(0);
        expect(net).toBeLessThanOrEqual(gross);
      },
    ),
  );
});
