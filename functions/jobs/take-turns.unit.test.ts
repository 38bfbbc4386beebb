import { expect, it } from 'vitest';
import { takeTurns } from './take-turns.ts';

const taken = (entries: string[]) => takeTurns(entries, ([group = '']) => group);

it('takes the first entry of each group, then the second of each, and keeps the order within a group', () => {
  expect(taken(['a1', 'a2', 'a3', 'b1', 'a4', 'c1', 'b2'])).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'a4']);
});

it('keeps the order of a single group and of single entries', () => {
  expect(taken(['a1', 'a2', 'a3'])).toEqual(['a1', 'a2', 'a3']);
  expect(taken(['c1', 'a1', 'b1'])).toEqual(['c1', 'a1', 'b1']);
  expect(taken([])).toEqual([]);
});
