import { expect, it } from 'vitest';
import { daysFrom } from '#shared/domain/days.ts';
import { salesBars } from './sales-bars.ts';

const days = (count: number) => daysFrom('2026-01-01', count).map((id) => ({ id, sum: 100 }));

it('the bars of two months are days, those of a year are months with the same sums', () => {
  expect(salesBars(days(62))).toEqual({ by: 'day', bars: days(62) });
  const { by, bars } = salesBars(days(365));
  expect([by, bars.length, bars[1]]).toEqual(['month', 12, { id: '2026-02', sum: 2800 }]);
});
