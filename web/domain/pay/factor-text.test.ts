import { expect, it } from 'vitest';
import { factorText, raiseText } from './factor-text.ts';

it.each([
  [1.25, '1,25 (+25 %)'],
  [2, '2 (+100 %)'],
  [1.125, '1,125 (+12,5 %)'],
  [1.001, '1,001 (+0,1 %)'],
])('a factor of %d is %s', (factor, text) => {
  expect(factorText(factor).replaceAll('\u00a0', ' ')).toBe(text);
});

it('what several add is summed up', () => {
  expect(raiseText(1.25, 1.5).replaceAll('\u00a0', ' ')).toBe('+75 %');
});
