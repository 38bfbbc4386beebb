import { randomUUID } from 'node:crypto';
import { createCollection } from '#shared/contracts/collections.ts';
import { collectionWrite, requirePlaceForCollection } from '../data/collections/collections.ts';
import { serve } from '../http/serve.ts';
import { collectionAuditWrite } from './collection-audit-write.ts';
import { requireProducts } from './require-products.ts';
import { toReplyCollection } from './to-reply.ts';

export const handler = serve(createCollection, async (request) => {
  const { body, locale } = request;
  await Promise.all([requirePlaceForCollection(), requireProducts(body.product_ids)]);
  const collection = { ...body, id: randomUUID(), version: 1, cover_id: null };
  return {
    reply: { data: toReplyCollection(collection, locale) },
    writes: [
      collectionWrite(undefined, collection),
      collectionAuditWrite('collection-created', request, { before: null, after: collection }),
    ],
  };
});
