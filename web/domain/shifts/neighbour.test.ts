import { describe, expect, test } from 'vitest';
import { neighbour } from './neighbour.ts';

const days = ['mon', 'tue', 'wed'];
const cell = (id: string, day: string) => ({ id, dataset: { day } });
/** In reading order of the board: a store's Monday, Tuesday, Wednesday, then the next store's. */
const cells = [cell('a', 'mon'), cell('b', 'mon'), cell('c', 'wed'), cell('d', 'mon'), cell('e', 'wed')];
const from = (id: string, key: string) => {
  const start = cells.find((one) => one.id === id);
  return start && neighbour(cells, start, key, days)?.id;
};

describe('arrow keys on the board', () => {
  test('down and up stay in the day', () => {
    expect(from('b', 'ArrowDown')).toBe('d');
    expect(from('d', 'ArrowUp')).toBe('b');
  });

  test('right and left go to the nearest shift of the next day that has shifts', () => {
    expect(from('b', 'ArrowRight')).toBe('c');
    expect(from('d', 'ArrowRight')).toBe('c');
    expect(from('e', 'ArrowLeft')).toBe('d');
  });

  test('stop at the edges', () => {
    expect(from('a', 'ArrowUp')).toBeUndefined();
    expect(from('a', 'ArrowLeft')).toBeUndefined();
    expect(from('e', 'ArrowDown')).toBeUndefined();
    expect(from('e', 'ArrowRight')).toBeUndefined();
  });
});
