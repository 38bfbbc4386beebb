import { expect, it } from 'vitest';
import type { SpecialtyNode } from '#shared/contracts/specialties.ts';
import { rowsOf } from './category-tree.ts';

const node = (id: string, parent_id: string | null) => ({ id, parent_id }) as SpecialtyNode;

it('each category is followed by those below it', () => {
  const nodes = [
    node('a', null),
    node('b', null),
    node('b1', 'b'),
    node('a1', 'a'),
    node('a2', 'a'),
    node('a1x', 'a1'),
  ];
  expect(rowsOf(nodes).map(({ node: { id }, depth }) => [id, depth])).toEqual([
    ['a', 0],
    ['a1', 1],
    ['a1x', 2],
    ['a2', 1],
    ['b', 0],
    ['b1', 1],
  ]);
});
