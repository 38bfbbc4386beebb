import { expect, it } from 'vitest';
import { usualStoreOf, warehousesFirst } from './delivery-warehouse.ts';

/** A capital letter is a store with a delivery warehouse. */
const storesOf = (names: string) =>
  Array.from(names, (name) => ({ name, delivery_warehouse: name !== name.toLowerCase() }));

it.each([
  ['', '', null],
  ['abc', 'abc', null],
  ['abC', 'Cab', 'C'],
  ['aBcD', 'BDac', null],
  ['A', 'A', 'A'],
])('of the stores “%s”, the order is “%s” and the usual one %s', (names, ordered, usual) => {
  const stores = storesOf(names);
  expect(warehousesFirst(stores)).toEqual(storesOf(ordered));
  expect(usualStoreOf(stores)?.name ?? null).toBe(usual);
});
