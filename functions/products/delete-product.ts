import { deleteProduct } from '#shared/contracts/products.ts';
import { changesOf } from '#shared/domain/audit/changes.ts';
import { Problem } from '#shared/domain/problem.ts';
import { productAudit } from '#shared/domain/products/audit.ts';
import { fileRemoved } from '../data/files/files.ts';
import { getMedia, mediaRemoved } from '../data/products/media.ts';
import { getProduct, productRemoved } from '../data/products/products.ts';
import { emptyStockRemoved, getStock } from '../data/products/stock.ts';
import { serve } from '../http/serve.ts';
import { auditEntryOf } from './audit-entry-of.ts';

/** Its movements and prices stay, as the audit log does. */
export const handler = serve(deleteProduct, async (request) => {
  const { actor, params, query, now } = request;
  const product = await getProduct(actor, params.id);
  if (product.version !== query.version) throw new Problem('changed');
  const [{ available, reserved }, media, entry] = await Promise.all([
    getStock(product.id),
    getMedia(product.id),
    auditEntryOf('product-deleted', request, product, changesOf(productAudit, product, null)),
  ]);
  const stock = available + reserved;
  if (stock > 0) throw new Problem('product-in-stock', { params: { stock } });
  return {
    reply: { data: { id: product.id } },
    writes: [
      ...productRemoved(product),
      emptyStockRemoved(product.id),
      mediaRemoved(media),
      ...[...media.photos, ...media.files].map(({ id }) => fileRemoved(id, now)),
      entry,
    ],
    refusals: { product: 'changed' },
    retryOn: ['stock', 'media'],
  };
});
