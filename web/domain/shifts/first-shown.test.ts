import { expect, it } from 'vitest';
import { firstShown } from './first-shown.ts';

it.each([
  [1, 1, 0],
  [5, 5, 0],
  [6, 4, 2],
  [20, 4, 16],
])('of %i shifts, a dialog shows %i and counts %i others', (all, shown, more) => {
  const shifts = Array.from({ length: all }, (_, nth) => nth);
  expect(firstShown(shifts)).toEqual({ shown: shifts.slice(0, shown), more });
});
