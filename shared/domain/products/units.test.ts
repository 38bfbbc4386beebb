import { expect, it } from 'vitest';
import { unitIn } from './units.ts';

it.each([
  ['cs', 'ks', 'ks'],
  ['en', 'ks', 'pcs'],
  ['ru', 'ks', 'шт.'],
  ['en', 'měs.', 'months'],
  ['ru', 'kg', 'кг'],
  ['en', '°C', '°C'],
  ['ru', '%', '%'],
] as const)('in %s, the unit %s is %s', (language, unit, written) => {
  expect(unitIn(language, unit)).toBe(written);
});
