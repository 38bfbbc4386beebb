import { describe, expect, it } from 'vitest';
import { Problem } from '../problem.ts';
import {
  ancestorsOf,
  maxNodes,
  orderChildren,
  parentOf,
  placeUnder,
  removeLeaf,
  siblingsUnder,
  type Tree,
} from './tree.ts';

/** Places `a>b` as b under a, and `a` as a root, in order. */
const grown = (...places: string[]): Tree =>
  places.reduce((tree, place) => {
    const [id = '', parent = null] = place.split('>').toReversed();
    return placeUnder(tree, id, parent);
  }, {} as Tree);
const shop = grown('shop', 'store', 'shop>till', 'shop>shelf', 'shelf>night');
const problemOf = (act: () => unknown) => {
  try {
    act();
  } catch (error) {
    if (error instanceof Problem) return { code: error.code, ...error.details };
    throw error;
  }
  return undefined;
};

describe('the tree', () => {
  it('keeps the children of each parent in the order in which they came', () => {
    expect(siblingsUnder(shop, null).ids).toEqual(['shop', 'store']);
    expect(siblingsUnder(shop, 'shop').ids).toEqual(['till', 'shelf']);
    expect(siblingsUnder(shop, 'night')).toEqual({ version: 0, ids: [] });
  });

  it('knows what is above a record; one in no group is a root', () => {
    expect(ancestorsOf(shop, 'night')).toEqual(['shop', 'shelf']);
    expect(ancestorsOf(shop, 'unknown')).toEqual([]);
    expect(parentOf(shop, 'unknown')).toBeNull();
  });
});

describe('placing', () => {
  it('moves a record with what is below it after the children of the new parent', () => {
    const moved = placeUnder(shop, 'shelf', 'store');
    expect(siblingsUnder(moved, 'store').ids).toEqual(['shelf']);
    expect(siblingsUnder(moved, 'shop').ids).toEqual(['till']);
    expect(ancestorsOf(moved, 'night')).toEqual(['store', 'shelf']);
    expect(siblingsUnder(placeUnder(shop, 'night', null), null).ids).toEqual(['shop', 'store', 'night']);
  });

  it('under the same parent changes nothing, not even the version', () => {
    expect(placeUnder(shop, 'till', 'shop')).toBe(shop);
  });

  it('is refused inside of itself', () => {
    for (const parent of ['shop', 'shelf', 'night'])
      expect(problemOf(() => placeUnder(shop, 'shop', parent))).toEqual({ code: 'specialty-inside-itself' });
  });

  it('is refused below the sixth level, counting what is below the record', () => {
    const deep = grown('1', '1>2', '2>3', '3>4', '4>5');
    expect(ancestorsOf(placeUnder(deep, '6', '5'), '6')).toHaveLength(5);
    const refused = { code: 'specialty-too-deep', params: { limit: 6 } };
    expect(problemOf(() => placeUnder(placeUnder(deep, '6', '5'), '7', '6'))).toEqual(refused);
    const pair = placeUnder(placeUnder(deep, 'a', null), 'b', 'a');
    expect(problemOf(() => placeUnder(pair, 'a', '5'))).toEqual(refused);
    expect(problemOf(() => placeUnder(pair, 'a', '4'))).toBeUndefined();
  });

  it('is refused when the tree is full, but moves stay possible', () => {
    const ids = Array.from({ length: maxNodes }, (_, n) => `n${n}`);
    const full = orderChildren({}, { parent: null, ids, version: 0 });
    expect(problemOf(() => placeUnder(full, 'more', null))).toEqual({
      code: 'too-many-specialties',
      params: { limit: maxNodes },
    });
    expect(problemOf(() => placeUnder(full, 'n1', 'n2'))).toBeUndefined();
  });
});

describe('ordering', () => {
  it('sets the order of the children, and its version', () => {
    const ordered = orderChildren(shop, { parent: 'shop', ids: ['shelf', 'till'], version: 2 });
    expect(siblingsUnder(ordered, 'shop')).toEqual({ version: 3, ids: ['shelf', 'till'] });
    expect(siblingsUnder(ordered, null)).toBe(siblingsUnder(shop, null));
  });

  it('brings in records from elsewhere, and roots that the tree did not know', () => {
    const ordered = orderChildren(shop, { parent: 'store', ids: ['shelf', 'old'], version: 0 });
    expect(siblingsUnder(ordered, 'store').ids).toEqual(['shelf', 'old']);
    expect(siblingsUnder(ordered, 'shop')).toEqual({ version: 3, ids: ['till'] });
  });

  it('is refused for another version and for an order without one of the children', () => {
    for (const [ids, version] of [
      [['shelf', 'till'], 1],
      [['shelf'], 2],
    ] as const)
      expect(problemOf(() => orderChildren(shop, { parent: 'shop', ids, version }))).toEqual({ code: 'changed' });
  });

  it('in the same order changes nothing, so a repeated request succeeds', () => {
    expect(orderChildren(shop, { parent: 'shop', ids: ['till', 'shelf'], version: 1 })).toBe(shop);
    expect(problemOf(() => orderChildren(shop, { parent: 'shop', ids: ['till'], version: 1 }))).toEqual({
      code: 'changed',
    });
  });

  it('refuses to move a record into itself', () => {
    expect(problemOf(() => orderChildren(shop, { parent: 'night', ids: ['shop'], version: 0 }))).toEqual({
      code: 'specialty-inside-itself',
    });
  });
});

describe('removing', () => {
  it('takes out a record without children', () => {
    const left = removeLeaf(shop, 'night');
    expect(siblingsUnder(left, 'shelf').ids).toEqual([]);
    expect(siblingsUnder(removeLeaf(left, 'shelf'), 'shop').ids).toEqual(['till']);
    expect(Object.keys(removeLeaf(left, 'shelf'))).not.toContain('shelf');
  });

  it('is refused while there are children, with their number', () => {
    expect(problemOf(() => removeLeaf(shop, 'shop'))).toEqual({ code: 'specialty-has-children', params: { count: 2 } });
  });

  it('of a record that the tree does not know changes nothing', () => {
    expect(removeLeaf(shop, 'unknown')).toEqual(shop);
  });
});
