import { expect, it } from 'vitest';
import { slicePage } from './list.ts';

const entries = ['a', 'b', 'c', 'd', 'e'];
const page = (paging: { page?: number; per_page?: number; cursor?: string | null }, of = entries) =>
  slicePage(of, { page: paging.page ?? 1, per_page: paging.per_page ?? 2, cursor: paging.cursor ?? undefined }, String);

it('a list that is sliced shows every entry once by cursors, forwards and backwards, and ends at both ends', () => {
  const first = page({});
  const second = page({ cursor: first.next_cursor });
  const third = page({ cursor: second.next_cursor });
  expect([first, second, third].map(({ data }) => data)).toEqual([['a', 'b'], ['c', 'd'], ['e']]);
  expect([first.prev_cursor, third.next_cursor, third.page]).toEqual([null, null, 3]);
  const back = page({ cursor: third.prev_cursor });
  expect([back.data, back.page]).toEqual([['c', 'd'], 2]);
  expect(page({ cursor: back.prev_cursor })).toMatchObject({ data: ['a', 'b'], page: 1, prev_cursor: null });
  expect(page({ per_page: 5 }).next_cursor).toBeNull();
});

it('a cursor goes on where its entry is, and counts pages where it is gone', () => {
  const { next_cursor } = page({});
  expect(page({ cursor: next_cursor }, ['b', 'c', 'd', 'e']).data).toEqual(['c', 'd']);
  expect(page({ cursor: next_cursor }, ['a', 'c', 'd', 'e']).data).toEqual(['d', 'e']);
  const before = page({ cursor: page({ page: 3 }).prev_cursor }, ['d', 'e']);
  expect(before).toMatchObject({ data: ['d', 'e'], prev_cursor: null });
});
