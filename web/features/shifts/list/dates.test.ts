import { describe, expect, test } from 'vitest';
import { formatDays } from '../../../kit/list/date-range.ts';
import { daysOf, daysTyped, parseDateKeyword } from './dates.ts';

const saturday = '2026-11-21';

describe('the days of a list', () => {
  test.each([
    [undefined, '2026-11-21', '2026-12-21'],
    ['today', '2026-11-21', '2026-11-21'],
    ['week', '2026-11-16', '2026-11-22'],
    ['nextWeek', '2026-11-23', '2026-11-29'],
    ['month', '2026-11-01', '2026-11-30'],
    ['past', '2026-10-22', '2026-11-21'],
    ['2026-01-05..2026-02-01', '2026-01-05', '2026-02-01'],
  ])('%s: %s to %s', (text, from, to) => expect(daysOf(text, saturday)).toEqual({ from, to }));

  test('cover at most as many days as the API allows', () =>
    expect(daysOf('2025-01-01..2027-01-01', saturday)).toEqual({ from: '2025-01-01', to: '2026-02-05' }));

  test.each(['tomorrow', '2026-02-30..2026-03-01', '2026-11-30..2026-11-01', '1999-12-31..2026-01-01', '..'])(
    'are the coming ones when the address makes no sense: %s',
    (text) => {
      expect(parseDateKeyword(text)).toBe('coming');
      expect(daysOf(text, saturday)).toEqual(daysOf('coming', saturday));
    },
  );
});

test("the range from now on ends at the API's limit", () => {
  const { from, to } = daysOf('ahead', '2026-11-22');
  expect([from, to]).toEqual(['2026-11-21', '2027-12-26']);
  expect(daysOf(formatDays({ from, to }), '2026-11-22')).toEqual({ from, to });
});

describe('days that are typed', () => {
  const november = { from: '2026-11-01', to: '2026-11-30' };

  test.each(['', '0002-11-01', '0020-11-01', '0202-11-01'])('change nothing while one is incomplete: %s', (day) => {
    expect(daysTyped({ ...november, from: day }, 'from')).toBeNull();
    expect(daysTyped({ ...november, to: day }, 'to')).toBeNull();
  });

  test('keep the other day', () => {
    expect(daysTyped({ ...november, from: '2025-11-01' }, 'from')).toEqual({ from: '2025-11-01', to: '2026-11-30' });
    expect(daysTyped({ ...november, to: '2026-12-31' }, 'to')).toEqual({ from: '2026-11-01', to: '2026-12-31' });
  });

  test('move the other day only where the range would be reversed or too long', () => {
    expect(daysTyped({ ...november, from: '2026-12-05' }, 'from')).toEqual({ from: '2026-12-05', to: '2026-12-05' });
    expect(daysTyped({ ...november, to: '2026-10-05' }, 'to')).toEqual({ from: '2026-10-05', to: '2026-10-05' });
    expect(daysTyped({ ...november, to: '2028-01-05' }, 'to')).toEqual({ from: '2026-12-01', to: '2028-01-05' });
    expect(daysTyped({ ...november, from: '2025-01-01' }, 'from')).toEqual({ from: '2025-01-01', to: '2026-02-05' });
  });
});
