import { deleteCollection } from '#shared/contracts/collections.ts';
import { Problem } from '#shared/domain/problem.ts';
import { collectionRemovalWrite, requireCollection } from '../data/collections/collections.ts';
import { fileRemovalWrite } from '../data/files/files.ts';
import { serve } from '../http/serve.ts';
import { collectionAuditWrite } from './collection-audit-write.ts';

export const handler = serve(deleteCollection, async (request) => {
  const { id } = request.params;
  const collection = await requireCollection(id);
  const { version, cover_id } = collection;
  if (version !== request.query.version) throw new Problem('changed');
  return {
    reply: { data: { id } },
    writes: [
      collectionRemovalWrite(collection),
      ...(cover_id === null ? [] : [fileRemovalWrite(cover_id, request.now)]),
      collectionAuditWrite('collection-deleted', request, { before: collection, after: null }),
    ],
  };
});
