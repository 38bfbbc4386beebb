import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { entity } from './entity.ts';

/** A store with two older schemas: the first had `title`, the second `name` without a time zone. */
const stores = entity('store', z.object({ name: z.string(), time_zone: z.string() }), [
  ({ title, ...rest }) => ({ ...rest, name: title }),
  (old) => ({ ...old, time_zone: 'Europe/Prague' }),
]);

it('an item is stored with its kind and the newest schema number', () => {
  expect(stores.store({ name: 'Brno', time_zone: 'Europe/Prague' })).toEqual({
    kind: 'store',
    schema: 3,
    name: 'Brno',
    time_zone: 'Europe/Prague',
  });
});

it.for([
  ['the first', { kind: 'store', schema: 1, title: 'Brno' }],
  ['the second', { kind: 'store', schema: 2, name: 'Brno' }],
  ['the newest', { kind: 'store', schema: 3, name: 'Brno', time_zone: 'Europe/Prague' }],
] as const)('an item of %s schema is read as one of the current schema', ([, item]) => {
  expect(stores.read({ pk: 'STORE#1', sk: 'STORE', ...item })).toEqual({ name: 'Brno', time_zone: 'Europe/Prague' });
});

it('an item of the next schema is read as one of the current schema, without its new fields', () => {
  const next = { kind: 'store', schema: 4, name: 'Brno', time_zone: 'Europe/Prague', floor: 2 };
  expect(stores.read({ pk: 'STORE#1', sk: 'STORE', ...next })).toEqual({ name: 'Brno', time_zone: 'Europe/Prague' });
});

it.for([
  ['another kind', { kind: 'shift', schema: 3, name: 'Brno', time_zone: 'Europe/Prague' }],
  ['no schema number', { kind: 'store', name: 'Brno', time_zone: 'Europe/Prague' }],
  ['a missing field', { kind: 'store', schema: 3, name: 'Brno' }],
] as const)('an item of %s is an error and not a store', ([, item]) => {
  expect(() => stores.read(item)).toThrow(/store|expected/i);
});
