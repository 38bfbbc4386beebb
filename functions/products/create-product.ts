import { randomUUID } from 'node:crypto';
import { createProduct } from '#shared/contracts/products.ts';
import { ofActiveCompany } from '../data/companies/require-active.ts';
import { productRefusals } from '../data/products/products.ts';
import { serve } from '../http/serve.ts';
import { creationWrites } from './product-changes.ts';
import { ofReferences, cleaned } from './product-checks.ts';
import { sellerFor } from './seller-for.ts';
import { toReplyProduct } from './to-reply.ts';

export const handler = serve(createProduct, async (request) => {
  const { company_id, stock, ...fields } = request.body;
  const { actor, now } = request;
  const product = cleaned({
    ...fields,
    id: randomUUID(),
    version: 1,
    company_id: await sellerFor(actor, company_id),
    created_at: now,
  });
  const [writes, data] = await Promise.all([
    creationWrites(product, { stock, reason: 'correction' }, request),
    toReplyProduct(product, request, {
      stock: { product_id: product.id, available: stock, reserved: 0, version: 1 },
      prices: [{ at: now, price: product.price }],
    }),
  ]);
  return { reply: { data }, writes, refusals: productRefusals(product), retryOn: [ofActiveCompany, ...ofReferences] };
});
