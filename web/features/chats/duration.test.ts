import i18next from 'i18next';
import { beforeAll, expect, it } from 'vitest';
import { duration, waitOf } from './duration.ts';

beforeAll(async () => {
  await i18next.init({ lng: 'en', fallbackLng: false });
});

it.each([
  [0, '1 min'],
  [59, '1 min'],
  [41 * 60 + 59, '41 min'],
  [60 * 60, '1 hr'],
  [47 * 60 * 60, '47 hr'],
  [48 * 60 * 60, '2 days'],
])('%i seconds are %s', (seconds, expected) => {
  expect(duration(seconds)).toBe(expected);
});

it.each([
  ['2026-10-27T12:00:00.000Z', '1 min', 'short'],
  ['2026-10-27T11:51:00.000Z', '9 min', 'short'],
  ['2026-10-27T11:50:00.000Z', '10 min', 'long'],
  ['2026-10-27T11:30:00.000Z', '30 min', 'too-long'],
  // The clock of the device may be late.
  ['2026-10-27T12:05:00.000Z', '1 min', 'short'],
])('who waits since %s waits %s', (since, text, is) => {
  expect(waitOf(since, '2026-10-27T12:00:00.000Z')).toEqual({ text, is });
});
