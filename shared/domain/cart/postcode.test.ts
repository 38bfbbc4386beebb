import { expect, it } from 'vitest';
import { isPostcode, splitPostcode, writePostcode } from './postcode.ts';

it.each([
  ['140 00 Praha 4', 'Praha 4', '140 00'],
  ['14000 Praha 4', 'Praha 4', '140 00'],
  ['Praha 4, 140 00', 'Praha 4', '140 00'],
  ['Brno 60200', 'Brno', '602 00'],
  ['Praha 4', 'Praha 4', ''],
  ['Praha 10', 'Praha 10', ''],
  ['', '', ''],
])('of the city "%s", "%s" and the postcode "%s" are left', (text, city, postcode) => {
  expect(splitPostcode(text)).toEqual({ city, postcode });
});

it.each([
  ['11000', '110 00'],
  [' 110 00 ', '110 00'],
  ['110\u00A000', '110 00'],
  ['1100', null],
  ['110 000', null],
  ['', null],
])('the postcode "%s" is written "%s"', (text, written) => {
  const tidy = writePostcode(text);
  expect(isPostcode(tidy) ? tidy : null).toBe(written);
});
