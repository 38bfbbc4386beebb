import { deleteProduct } from '#shared/contracts/products.ts';
import { changesOf } from '#shared/domain/audit/changes.ts';
import { Problem } from '#shared/domain/problem.ts';
import { productAudit } from '#shared/domain/products/audit.ts';
import { fileRemovalWrite } from '../data/files/files.ts';
import { getMedia, mediaRemovalWrite, ofMedia } from '../data/products/media.ts';
import { getProduct, ofProduct, productRemovalWrites } from '../data/products/products.ts';
import { emptyStockRemovalWrite, getStock, ofStock } from '../data/products/stock.ts';
import { serve } from '../http/serve.ts';
import { productAuditWrite } from './product-audit-write.ts';

/** Its movements and prices stay, as the audit log does. */
export const handler = serve(deleteProduct, async (request) => {
  const { actor, params, query, now } = request;
  const product = await getProduct(actor, params.id);
  if (product.version !== query.version) throw new Problem('changed');
  const [{ available, reserved }, media, entry] = await Promise.all([
    getStock(product.id),
    getMedia(product.id),
    productAuditWrite('product-deleted', request, product, changesOf(productAudit, product, null)),
  ]);
  const stock = available + reserved;
  if (stock > 0) throw new Problem('product-in-stock', { params: { stock } });
  return {
    reply: { data: { id: product.id } },
    writes: [
      ...productRemovalWrites(product),
      emptyStockRemovalWrite(product.id),
      mediaRemovalWrite(media),
      ...[...media.photos, ...media.files].map(({ id }) => fileRemovalWrite(id, now)),
      entry,
    ],
    refusals: [[ofProduct, 'changed']],
    retryOn: [ofStock, ofMedia],
  };
});
