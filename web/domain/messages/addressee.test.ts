import { expect, it } from 'vitest';
import { addresseeOf } from './addressee.ts';

const anna = { id: 'anna', fio: 'Anna' };
const petr = { id: 'petr', fio: 'Petr' };

it.each([
  ['a person of the thread', 'petr', [anna, petr], petr],
  ['nobody', '', [anna, petr], undefined],
  ['a person whom the thread no longer names', 'petr', [anna], undefined],
  ['a person before the thread names anybody', 'petr', [], undefined],
])('a message for %s', (_, chosen, people, expected) => {
  expect(addresseeOf(chosen, people)).toBe(expected);
});
