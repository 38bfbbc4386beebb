import { expect, it } from 'vitest';
import { untilChange } from './use-dashboard.ts';

const now = Date.parse('2026-06-10T08:00:00.000Z');
const seconds = (at: string | null | undefined) => untilChange(at, now) / 1000;

it('counts are fetched again a second after time changes them, and at least every hour', () => {
  expect(seconds('2026-06-10T08:05:00.000Z')).toBe(301);
  expect(seconds('2026-06-12T08:00:00.000Z')).toBe(3600);
  expect([seconds(null), seconds(undefined)]).toEqual([3600, 3600]);
});

it('counts of a server whose clock is behind are fetched again after growing pauses', () => {
  expect(seconds('2026-06-10T08:00:00.000Z')).toBe(3);
  expect(seconds('2026-06-10T07:00:00.000Z')).toBe(360);
});
