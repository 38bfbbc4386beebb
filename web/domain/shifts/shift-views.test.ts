import { describe, expect, it } from 'vitest';
import { daysBetween } from '#shared/domain/days.ts';
import { addressOfView, countedViews, longestRange, queryOfView } from './shift-views.ts';

describe('a view that several screens count', () => {
  it('has the same filter in its address and in its query', () => {
    for (const view of Object.values(countedViews)) {
      const { dates, ...filter } = Object.fromEntries(new URL(addressOfView(view), 'http://app').searchParams);
      expect(dates).toBe(view.dates);
      expect(queryOfView(view)).toMatchObject(filter);
    }
  });

  it('covers at most as many days as the API allows', () => {
    for (const view of Object.values(countedViews)) {
      const { from, to } = queryOfView(view);
      expect(daysBetween(from, to)).toBeLessThanOrEqual(longestRange);
    }
  });
});
