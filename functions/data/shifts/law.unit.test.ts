import { expect, it } from 'vitest';
import { closesFrom } from '#shared/domain/shifts/shop-closing.ts';
import { law } from './law.ts';

const large = { sales_area_m2: 201 };

it('the law closes shops on state holidays only, and on every Easter Monday', () => {
  const first = Date.UTC(2000, 0, 1);
  const days = Array.from({ length: 36_525 }, (_, n) => new Date(first + n * 86_400_000).toISOString().slice(0, 10));
  const holidays = new Set(law.holidays('2000-01-01', '2099-12-31').map(({ date }) => date));
  const closed = days.filter((day) => closesFrom(day, large) !== null);
  // 1 Jan, Easter Monday, 8 May, 28 Sep, 28 Oct, 24, 25 and 26 Dec.
  expect(closed).toHaveLength(8 * 100);
  expect(closed.filter((day) => !holidays.has(day))).toEqual([]);
});
