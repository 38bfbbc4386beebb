import { updateCollection } from '#shared/contracts/collections.ts';
import { Problem } from '#shared/domain/problem.ts';
import { collectionWrite, requireCollection } from '../data/collections/collections.ts';
import { serve } from '../http/serve.ts';
import { collectionAuditWrite } from './collection-audit-write.ts';
import { requireProducts } from './require-products.ts';
import { toReplyCollection } from './to-reply.ts';

export const handler = serve(updateCollection, async (request) => {
  const { version, ...changes } = request.body;
  const before = await requireCollection(request.params.id);
  if (before.version !== version) throw new Problem('changed');
  const after = { ...before, ...changes, version: version + 1 };
  await requireProducts(after.product_ids, before.product_ids);
  return {
    reply: { data: toReplyCollection(after, request.locale) },
    writes: [collectionWrite(before, after), collectionAuditWrite('collection-changed', request, { before, after })],
  };
});
