import { expect, it } from 'vitest';
import { isIco } from './ico.ts';

it.each(['27074358', '25596641', '00006947', '45274649'])('accepts the company number %s', (ico) => {
  expect(isIco(ico)).toBe(true);
});

it.each([
  ['27074359', 'a wrong check digit'],
  ['2707435', 'seven digits'],
  ['270743580', 'nine digits'],
  ['270743581', 'nine digits of which the last would be the check digit'],
  ['2707435a', 'a letter'],
  [' 27074358', 'a space'],
  ['27074358 ', 'a space after it'],
  ['x27074358', 'a letter before it'],
  ['2800000x', 'a letter for the check digit'],
  ['0000001', 'seven digits with a right check digit'],
  ['', 'nothing'],
])('refuses %j: %s', (ico) => {
  expect(isIco(ico)).toBe(false);
});

it('accepts exactly one check digit for any seven digits', () => {
  for (let body = 0; body < 10_000_000; body += 9_973) {
    const digits = [...Array(10).keys()].filter((check) => isIco(`${String(body).padStart(7, '0')}${check}`));
    expect(digits).toHaveLength(1);
  }
});
