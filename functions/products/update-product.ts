import { updateProduct } from '#shared/contracts/products.ts';
import { changesOf } from '#shared/domain/audit/changes.ts';
import { Problem } from '#shared/domain/problem.ts';
import { productAudit } from '#shared/domain/products/audit.ts';
import { priceWrite, pricesOf } from '../data/products/prices.ts';
import { getProduct, productRefusals, productWrites } from '../data/products/products.ts';
import { serve } from '../http/serve.ts';
import { auditEntryOf } from './audit-entry-of.ts';
import { checkProduct, ofReferences, cleaned } from './check-product.ts';
import { toReplyProduct } from './to-reply.ts';

export const handler = serve(updateProduct, async (request) => {
  const { version, ...changes } = request.body;
  const before = await getProduct(request.actor, request.params.id);
  if (before.version !== version) throw new Problem('changed');
  const after = cleaned({ ...before, ...changes, version: version + 1 });
  const repriced = after.price === before.price ? [] : [{ at: request.now, price: after.price }];
  const prices = [...(await pricesOf(after.id)), ...repriced];
  const [references, entry, data] = await Promise.all([
    checkProduct(after, changes),
    auditEntryOf('product-changed', request, after, changesOf(productAudit, before, after)),
    toReplyProduct(after, request, { prices }),
  ]);
  return {
    reply: { data },
    writes: [
      ...references,
      ...productWrites(before, after),
      ...repriced.map((price) => priceWrite(after.id, price)),
      entry,
    ],
    refusals: productRefusals(after),
    retryOn: [...ofReferences],
  };
});
