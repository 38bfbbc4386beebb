import { setProductStock } from '#shared/contracts/products.ts';
import { changesOf } from '#shared/domain/audit/changes.ts';
import { Problem } from '#shared/domain/problem.ts';
import { stockAudit } from '#shared/domain/products/audit.ts';
import { getProduct } from '../data/products/products.ts';
import { stockNotificationWrites } from '../data/products/stock-notifications.ts';
import { getStock, ofStock, stockCorrection } from '../data/products/stock.ts';
import { serve } from '../http/serve.ts';
import { productAuditWrite } from './product-audit-write.ts';
import { toReplyStock } from './to-reply.ts';

export const handler = serve(setProductStock, async (request) => {
  const { actor, now } = request;
  const { product_id, stock: pieces, version, note } = request.body;
  const product = await getProduct(actor, request.params.id);
  if (product_id !== undefined && product_id !== product.id)
    throw new Problem('not-found', { fields: { product_id: { key: 'not-found' } } });
  const stock = await getStock(product.id);
  if (version !== undefined && version !== stock.version) throw new Problem('changed');
  const { reserved } = stock;
  if (pieces < reserved) throw new Problem('stock-below-reserved', { params: { reserved } });
  const before = { stock: stock.available + reserved };
  if (pieces === before.stock) return { reply: { data: toReplyStock(stock) } };
  const { after, writes } = stockCorrection(stock, pieces, {
    at: now,
    by: { id: actor.id, fio: actor.fio },
    reason: 'correction',
    note,
  });
  const changes = changesOf(stockAudit, before, { stock: pieces });
  return {
    reply: { data: toReplyStock(after) },
    writes: [
      ...writes,
      ...stockNotificationWrites(product, { before: stock.available, after: after.available }, now),
      await productAuditWrite('product-stock-set', request, product, changes),
    ],
    // Deciding again, it sees another version.
    retryOn: [ofStock],
  };
});
