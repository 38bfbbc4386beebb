import { expect, it } from 'vitest';
import { pageRange } from './page-range.ts';

const page = (number: number, rows: number, total: number, cursors: [string | null, string | null] = [null, null]) => ({
  page: number,
  per_page: 20,
  total,
  data: Array.from({ length: rows }),
  prev_cursor: cursors[0],
  next_cursor: cursors[1],
});

it.each([
  ['of a short list', page(1, 7, 7), [1, 7, 1, true]],
  ['of an empty list', page(1, 0, 0), [0, 0, 1, true]],
  ['first, with a cursor', page(1, 20, 70, [null, 'n']), [1, 20, 4, false]],
  ['in the middle, with cursors', page(2, 20, 70, ['p', 'n']), [21, 40, 4, false]],
  ['last, with a cursor', page(4, 10, 70, ['p', null]), [61, 70, 4, true]],
  ['last, one row further than its number says', page(4, 11, 71, ['p', null]), [61, 71, 4, true]],
  ['first, of merged lists without cursors', page(1, 20, 70), [1, 20, 4, false]],
  ['in the middle, of merged lists', page(3, 20, 70), [41, 60, 4, false]],
  ['last, of merged lists', page(4, 10, 70), [61, 70, 4, true]],
])('the range of a page %s', (_, answer, [from, to, last, isLast]) => {
  expect(pageRange(answer)).toEqual({ from, to, last, isLast });
});
