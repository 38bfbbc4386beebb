import { expect, it } from 'vitest';
import { isRunningOut } from './stock.ts';

it.each<[before: number, after: number, limit: number | null, is: boolean]>([
  [6, 5, 5, true],
  [6, 0, 5, true],
  [7, 6, 5, false],
  [5, 4, 5, false],
  [0, 5, 5, false],
  [1, 0, 0, true],
  [0, 0, 0, false],
  [9, 0, null, false],
])('%i pieces that become %i run out at a limit of %s: %s', (before, after, limit, is) => {
  expect(isRunningOut({ before, after }, limit)).toBe(is);
});
