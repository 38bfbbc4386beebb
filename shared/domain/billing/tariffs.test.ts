import { expect, it } from 'vitest';
import { firstTariffs, usualPrice } from './tariffs.ts';

it.each([
  ['costs what a month costs', firstTariffs['vendor-professional'], { period: 30, cost: 2_490_00 }],
  ['that is free costs nothing and has no end', firstTariffs['customer-free'], { period: null, cost: 0 }],
])('a plan %s', (_, tariff, price) => {
  expect(usualPrice(tariff)).toEqual(price);
});
