import { setCollectionCover } from '#shared/contracts/collections.ts';
import { type Collection, collectionWrite, ofCollection, requireCollection } from '../data/collections/collections.ts';
import { fileClaim, fileRemovalWrite, ofFile } from '../data/files/files.ts';
import { serve } from '../http/serve.ts';
import { collectionAuditWrite } from './collection-audit-write.ts';
import { toReplyCollection } from './to-reply.ts';

export const handler = serve(setCollectionCover, async (request) => {
  const { params, body, actor, now, locale } = request;
  const { upload_id: id } = body;
  const before = await requireCollection(params.id);
  const replyWith = (shown: Collection) => ({ data: toReplyCollection(shown, locale) });
  if (id === null && before.cover_id === null) return { reply: replyWith(before) };
  const claimed = id === null ? null : await fileClaim({ id, owner_id: actor.id, purpose: 'collection-cover' }, now);
  const after = { ...before, cover_id: claimed?.file.id ?? null, version: before.version + 1 };
  const writes = [
    collectionWrite(before, after),
    ...(claimed?.writes ?? []),
    ...(before.cover_id === null ? [] : [fileRemovalWrite(before.cover_id, now)]),
    collectionAuditWrite('collection-changed', request, { before, after }),
  ];
  // The request names no version, so the cover that was sent last is kept.
  return { reply: replyWith(after), writes, retryOn: [ofCollection, ofFile] };
});
