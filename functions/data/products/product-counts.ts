import type { Key } from '../keys.ts';
import { part } from '../part.ts';
import { get, getMany, type Write } from '../table.ts';

/** What products are counted of. A product counts for its category and for its subcategory. */
export type Counted = 'type' | 'category' | 'company';

const productCountKey = (of: Counted, id: string): Key => ({ pk: `PRODUCT_COUNT#${of}#${id}`, sk: 'PRODUCT_COUNT' });

/** The part of a transaction that fails if what has products is deleted, or has as many as it may. */
export const ofProductCount = part('product-count');

/** Counts a product that begins (1) or ends (-1) to have this, of which there are at most `limit`. */
export const productCountWrite = (of: Counted, id: string, by: 1 | -1, limit?: number): Write => ({
  part: ofProductCount,
  update: productCountKey(of, id),
  set: 'ADD products :by',
  values: { ':by': by, ...(limit !== undefined && { ':limit': limit }) },
  ...(limit !== undefined && { if: { expression: 'attribute_not_exists(products) OR products < :limit' } }),
});

/** For the transaction that deletes what products are counted of: it has none. */
export const productCountRemovalWrite = (of: Counted, id: string): Write => ({
  part: ofProductCount,
  remove: productCountKey(of, id),
  if: { expression: 'attribute_not_exists(products) OR products = :none', values: { ':none': 0 } },
});

/** Strongly consistent. */
export const countProducts = async (of: Counted, id: string): Promise<number> =>
  Number((await get(productCountKey(of, id)))?.['products'] ?? 0);

/** The numbers of products in the order of the ids. Eventually consistent. */
export const countProductsOfEach = async (of: Counted, ids: readonly string[]): Promise<number[]> => {
  const items = await getMany(ids.map((id) => productCountKey(of, id)));
  const counts = new Map(items.map(({ pk, products }) => [pk, Number(products)]));
  return ids.map((id) => counts.get(productCountKey(of, id).pk) ?? 0);
};
