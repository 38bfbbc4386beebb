import { setPublicationCover } from '#shared/contracts/publications.ts';
import { fileClaim, fileRemovalWrite, ofFile } from '../data/files/files.ts';
import {
  getPublicationFor,
  ofPublication,
  type Publication,
  publicationWrites,
} from '../data/publications/publications.ts';
import { serve } from '../http/serve.ts';
import { publicationAuditWrite } from './publication-audit-write.ts';
import { toReplyPublication } from './to-reply.ts';

export const handler = serve(setPublicationCover, async (request) => {
  const { params, body, actor, now, locale } = request;
  const { upload_id: id } = body;
  const before = await getPublicationFor(actor, params.id);
  const replyWith = (shown: Publication) => ({ data: toReplyPublication(shown, locale) });
  if (id === null && before.cover_id === null) return { reply: replyWith(before) };
  const claimed = id === null ? null : await fileClaim({ id, owner_id: actor.id, purpose: 'publication-cover' }, now);
  const after = { ...before, cover_id: claimed?.file.id ?? null, version: before.version + 1 };
  const writes = [
    ...publicationWrites(before, after),
    ...(claimed?.writes ?? []),
    ...(before.cover_id === null ? [] : [fileRemovalWrite(before.cover_id, now)]),
    publicationAuditWrite('publication-changed', request, { before, after }),
  ];
  // The request names no version, so the cover that was sent last is kept.
  return { reply: replyWith(after), writes, retryOn: [ofPublication, ofFile] };
});
