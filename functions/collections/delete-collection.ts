import { deleteCollection } from '#shared/contracts/collections.ts';
import { Problem } from '#shared/domain/problem.ts';
import { collectionRemoved, requireCollection } from '../data/collections/collections.ts';
import { fileRemoved } from '../data/files/files.ts';
import { serve } from '../http/serve.ts';
import { auditEntryOf } from './audit-entry-of.ts';

export const handler = serve(deleteCollection, async (request) => {
  const { id } = request.params;
  const collection = await requireCollection(id);
  const { version, cover_id } = collection;
  if (version !== request.query.version) throw new Problem('changed');
  return {
    reply: { data: { id } },
    writes: [
      collectionRemoved(collection),
      ...(cover_id === null ? [] : [fileRemoved(cover_id, request.now)]),
      auditEntryOf('collection-deleted', request, { before: collection, after: null }),
    ],
  };
});
