import { describe, expect, it } from 'vitest';
import {
  covers,
  endsAt,
  isWithin,
  limitAfter,
  performersAt,
  sameStores,
  serves,
  withoutStore,
  withStores,
} from './cooperation.ts';

const [every, some, none] = [{ store_ids: null }, { store_ids: ['a', 'b'] }, { store_ids: [] }];

describe('a performer serves a store', () => {
  it.each([
    [every, 'new', true],
    [some, 'a', true],
    [some, 'new', false],
    [none, 'a', false],
    [undefined, 'a', false],
  ])('%j: %s, %s', (cooperation, store, expected) => {
    expect(serves(cooperation, store)).toBe(expected);
  });

  it('in the order of the services', () => {
    const vendor = (id: string) => ({ vendor: { id, name: id.toUpperCase() } });
    const cooperations = [
      { ...every, ...vendor('v1') },
      { ...none, ...vendor('v2') },
      { ...some, ...vendor('v3') },
    ];
    expect(performersAt(cooperations, 'b').map(({ name }) => name)).toEqual(['V1', 'V3']);
    expect(performersAt(cooperations, 'c')).toEqual([{ id: 'v1', name: 'V1' }]);
  });
});

it.each([
  [every, some, 'a', false],
  [every, some, 'c', true],
  [every, undefined, 'a', true],
  [some, every, 'a', false],
  [some, none, 'b', true],
  [some, none, 'c', false],
  [undefined, some, 'a', false],
])('the change of a cooperation from %j to %j ends it at %s: %s', (before, after, store, expected) => {
  expect(endsAt(before, after, store)).toBe(expected);
});

it.each([
  [null, null, true],
  [null, [], false],
  [['a'], null, false],
  [['a', 'b'], ['b', 'a'], true],
  [['a'], ['a', 'b'], false],
  [['a', 'c'], ['a', 'b'], false],
])('the stores %j are the same as %j: %s', (one, other, expected) => {
  expect(sameStores(one, other)).toBe(expected);
});

it.each([
  [undefined, null, null, false],
  [undefined, ['a'], ['a'], false],
  [some, ['b', 'a'], ['a', 'b'], true],
  [some, ['c', 'a'], ['a', 'b', 'c'], false],
  [some, null, null, false],
  [every, ['a'], null, true],
  [every, null, null, true],
  [none, ['a'], ['a'], false],
])('%j asked for %j serves %j; already: %s', (cooperation, requested, stores, already) => {
  expect(withStores(cooperation, requested)).toEqual(stores);
  expect(covers(cooperation, requested)).toBe(already);
});

it.each([
  [null, null, true],
  [null, ['a'], false],
  [['a'], null, true],
  [['b', 'a'], ['a', 'b', 'c'], true],
  [['a', 'd'], ['a', 'b', 'c'], false],
  [[], [], true],
])('the stores %j are within %j: %s', (stores, others, expected) => {
  expect(isWithin(stores, others)).toBe(expected);
});

it.each([
  ['taking stores away limits', null, null, ['a'], ['a']],
  ['taking one and giving another limits', null, ['a'], ['b'], ['b']],
  ['giving more does not', null, ['a'], ['a', 'b'], null],
  ['giving some of what was limited moves the limit', ['a'], ['a'], ['a', 'b'], ['a', 'b']],
  ['giving all ends it', ['a'], ['a'], null, null],
  ['a new client has all stores', ['a'], [], null, null],
])('%s: after a limit of %j, %j to %j is limited to %j', (_, limit, before, after, expected) => {
  expect(limitAfter(limit, before, after)).toEqual(expected);
});

it.each([
  [some, 'a', ['b']],
  [some, 'c', ['a', 'b']],
  [every, 'b', ['a', 'c']],
  [{ store_ids: ['a'] }, 'a', []],
])('of %j, without the store %s there are left %j', (cooperation, storeId, left) => {
  expect(withoutStore(cooperation, storeId, ['a', 'b', 'c'])).toEqual(left);
});
