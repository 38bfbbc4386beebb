import { expect, it } from 'vitest';
import { daysBetween } from '#shared/domain/days.ts';
import { longestRange, rangesAhead } from './shift-views.ts';

it('a view that several screens count covers at most as many days as the API allows', () => {
  for (const range of Object.values(rangesAhead)) {
    const { from, to } = range('2026-06-10');
    expect(daysBetween(from, to)).toBeLessThanOrEqual(longestRange);
  }
});
