import { expect, it } from 'vitest';
import { daysFrom } from '#shared/domain/days.ts';
import { barsOf } from './bars.ts';

const days = (count: number) =>
  daysFrom('2026-01-01', count).map((date) => ({ date, weekday: 60, weekend: 1, holiday: 0, night: 10 }));

it('the bars of two months are days, those of a year are months with the same sums', () => {
  expect(barsOf(days(31)).bars).toHaveLength(31);
  expect(barsOf(days(31)).bars[0]).toEqual({ id: '2026-01-01', weekday: 60, weekend: 1, holiday: 0, night: 10 });
  const { by, bars } = barsOf(days(365));
  expect([by, bars.length]).toEqual(['month', 12]);
  expect(bars[1]).toEqual({ id: '2026-02', weekday: 28 * 60, weekend: 28, holiday: 0, night: 280 });
});
