import { expect, it } from 'vitest';
import { aboveBars } from './above-bars.ts';

const window = { height: 844, least: 84 };
const snack = { left: 12, right: 378, top: 716, bottom: 760 };
const bar = (top: number, bottom: number, left = 0) => ({ left, right: 390, top, bottom });

it.each([
  ['nothing is there', [], 84],
  ['a low bar is below it', [bar(784, 844)], 84],
  ['a bar is where it would stand', [bar(740, 844)], 112],
  ['a sum row is above the pager', [bar(784, 844), bar(732, 784)], 120],
  ['a bar is above another that moved it', [bar(700, 750), bar(750, 844)], 152],
  ['a short table ends in the middle of the page', [bar(400, 452)], 84],
  ['a bar is beside it', [bar(740, 844, 380)], 84],
])('a snackbar covers no bar: %s', (_, bars, bottom) => {
  expect(aboveBars(bars, snack, window)).toBe(bottom);
});
