import { Problem } from '#shared/domain/problem.ts';
import { productKey } from '../data/products/product-key.ts';
import { getMany } from '../data/table.ts';

/**
 * Throws not-found if one of the products does not exist. Those that the collection has already are not checked: a
 * product that was deleted since does not keep its collection from being saved.
 */
export const requireProducts = async (ids: readonly string[], known: readonly string[] = []): Promise<void> => {
  const added = ids.filter((id) => !known.includes(id));
  const found = await getMany(added.map(productKey), true);
  if (found.length < added.length) throw new Problem('not-found', { fields: { product_ids: { key: 'not-found' } } });
};
