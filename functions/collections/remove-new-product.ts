import { removeNewProduct } from '#shared/contracts/collections.ts';
import { Problem } from '#shared/domain/problem.ts';
import { getNewProducts, newProductRemoved, ofNewProducts } from '../data/collections/new-products.ts';
import { findProduct } from '../data/products/products.ts';
import { serve } from '../http/serve.ts';
import { auditEntryOf } from '../products/audit-entry-of.ts';

export const handler = serve(removeNewProduct, async ({ query, actor, now }) => {
  const [product, before] = await Promise.all([findProduct(query.product_id), getNewProducts()]);
  if (!product) throw new Problem('not-found');
  return {
    reply: { data: query },
    writes: [
      newProductRemoved(before, product.id, now),
      await auditEntryOf('new-product-removed', { actor, now }, product),
    ],
    retryOn: [ofNewProducts],
  };
});
