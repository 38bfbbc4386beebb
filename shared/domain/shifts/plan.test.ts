import { describe, expect, it } from 'vitest';
import { defaultBreakMinutes, limitPlan } from './plan.ts';

const from = '2026-06-10T08:00:00.000Z';
const until = (ends_at: string) => ({ starts_at: from, ends_at });

it.each([
  ['2026-06-10T14:00:00.000Z', 0],
  ['2026-06-10T14:01:00.000Z', 30],
])(
  'a plan from 08:00 to %s has %i minutes of break: the law requires one for more than 6 hours',
  (ends_at, minutes) => {
    expect(defaultBreakMinutes(until(ends_at))).toBe(minutes);
  },
);

describe('the times of a plan', () => {
  it('are cut to 24 hours before bookings are read, because a longer plan is refused', () => {
    expect(limitPlan(until('2027-06-10T08:00:00.000Z'))).toEqual(until('2026-06-11T08:00:00.000Z'));
    expect(limitPlan(until('2026-06-11T07:45:00.000Z'))).toEqual(until('2026-06-11T07:45:00.000Z'));
  });
});
