import { updateProduct } from '#shared/contracts/products.ts';
import { Problem } from '#shared/domain/problem.ts';
import { pricesOf } from '../data/products/prices.ts';
import { getProduct, productRefusals } from '../data/products/products.ts';
import { serve } from '../http/serve.ts';
import { changeWrites, withReduction } from './product-changes.ts';
import { ofReferences, cleaned } from './product-checks.ts';
import { toReplyProduct } from './to-reply.ts';

export const handler = serve(updateProduct, async (request) => {
  const { version, ...changes } = request.body;
  const before = await getProduct(request.actor, request.params.id);
  if (before.version !== version) throw new Problem('changed');
  const earlier = await pricesOf(before.id);
  const after = withReduction(before, cleaned({ ...before, ...changes, version: version + 1 }), earlier, request.now);
  const repriced = after.price === before.price ? [] : [{ at: request.now, price: after.price }];
  const prices = [...earlier, ...repriced];
  const [writes, data] = await Promise.all([
    changeWrites(before, after, changes, request),
    toReplyProduct(after, request, { prices }),
  ]);
  return { reply: { data }, writes, refusals: productRefusals(after), retryOn: [...ofReferences] };
});
