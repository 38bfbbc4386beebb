import { setDocumentStatus } from '#shared/contracts/supply.ts';
import { moveDocument } from '#shared/domain/supply/act.ts';
import { documentNoticeWrites } from '../data/supply/document-notices.ts';
import { documentWrites, getDocumentAt } from '../data/supply/documents.ts';
import { serve } from '../http/serve.ts';
import { lettersFor, toReplyDocument } from './to-reply.ts';

export const handler = serve(setDocumentStatus, async ({ actor, params: { id }, body, now }) => {
  const { version, status, ...details } = body;
  const before = await getDocumentAt(actor, id, version);
  const { document, transition } = moveDocument(before, status, {
    by: { id: actor.id, fio: actor.fio },
    letters: lettersFor(actor, before),
    now,
    ...details,
  });
  const after = { ...document, version: before.version + 1 };
  return {
    reply: { data: toReplyDocument(actor, after) },
    writes: [...documentWrites(before, after), ...documentNoticeWrites(after, transition, { by: actor, at: now })],
  };
});
