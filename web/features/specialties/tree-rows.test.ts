import { describe, expect, it } from 'vitest';
import type { Siblings, SpecialtyNode } from '#shared/contracts/specialties.ts';
import { dropTarget, type Groups, idsWith, rowsOf, stepTarget } from './tree-rows.ts';

const node = (id: string, parent_id: string | null, children = 0): SpecialtyNode => ({
  id,
  parent_id,
  children,
  name: id,
  description: '',
  icon: 'briefcase',
  hourly_rate: 18_000,
  hourly_premium: 0,
  auto_complete: true,
  active: true,
  kind: 'specialty',
  avatar: null,
});
const group = (...data: SpecialtyNode[]): Siblings => ({ version: 1, data });
/** shop (till, shelf (night)) · store · yard */
const [shop, store, yard] = [node('shop', null, 2), node('store', null), node('yard', null)];
const [till, shelf] = [node('till', 'shop'), node('shelf', 'shop', 1)];
const night = node('night', 'shelf');
const groups: Groups = new Map([
  [null, group(shop, store, yard)],
  ['shop', group(till, shelf)],
  ['shelf', group(night)],
]);
const all = rowsOf(groups, () => true);

describe('the rows', () => {
  it('are the open part of the tree from top to bottom, with levels and places', () => {
    expect(all.map(({ node: { id }, level, place, of }) => [id, level, place, of])).toEqual([
      ['shop', 1, 1, 3],
      ['till', 2, 1, 2],
      ['shelf', 2, 2, 2],
      ['night', 3, 1, 1],
      ['store', 1, 2, 3],
      ['yard', 1, 3, 3],
    ]);
    const closed = rowsOf(groups, (id) => id === 'shelf');
    expect(closed.map(({ node: { id } }) => id)).toEqual(['shop', 'store', 'yard']);
  });

  it('have none below a specialty whose children are loading, and an empty one is never open', () => {
    const loading = rowsOf(new Map([[null, group(shop, store)]]), () => true);
    expect(loading.map(({ isOpen }) => isOpen)).toEqual([true, false]);
  });
});

describe('a step', () => {
  it.each([
    [store, 'up', { parent_id: null, before: 'shop' }],
    [store, 'down', { parent_id: null, before: null }],
    [shop, 'down', { parent_id: null, before: 'yard' }],
    [store, 'in', { parent_id: 'shop', before: null }],
    [till, 'out', { parent_id: null, before: 'store' }],
    [night, 'out', { parent_id: 'shop', before: null }],
    [shop, 'up', null],
    [yard, 'down', null],
    [shop, 'in', null],
    [till, 'in', null],
    [yard, 'out', null],
  ] as const)('of %o %s leads to %j', (one, step, target) => {
    expect(stepTarget(groups, one, step)).toEqual(target);
  });
});

describe('a drop', () => {
  it.each([
    ['yard', 'till', 'before', { parent_id: 'shop', before: 'till' }],
    ['yard', 'till', 'after', { parent_id: 'shop', before: 'shelf' }],
    ['yard', 'shop', 'after', { parent_id: 'shop', before: 'till' }],
    ['till', 'yard', 'after', { parent_id: null, before: null }],
    ['till', 'store', 'inside', { parent_id: 'store', before: null }],
    ['shop', 'shop', 'inside', null],
    ['shop', 'night', 'before', null],
    ['yard', 'gone', 'before', null],
  ] as const)('of %s on %s, %s, leads to %j', (dragged, id, side, target) => {
    expect(dropTarget(groups, all, dragged, { id, side })).toEqual(target);
  });
});

describe('the new order of a group', () => {
  it.each([
    ['yard', 'shop', ['yard', 'shop', 'store']],
    ['shop', null, ['store', 'yard', 'shop']],
    ['night', 'store', ['shop', 'night', 'store', 'yard']],
    ['store', 'store', ['shop', 'store', 'yard']],
    ['night', 'gone', ['shop', 'store', 'yard', 'night']],
  ] as const)('with %s before %s is %j', (id, before, ids) => {
    expect(idsWith(group(shop, store, yard), id, before)).toEqual(ids);
  });
});
