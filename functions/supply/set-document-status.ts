import { setDocumentStatus } from '#shared/contracts/supply.ts';
import { moveDocument } from '#shared/domain/supply/act.ts';
import { documentNotificationWrites } from '../data/supply/document-notifications.ts';
import { documentWrites, getDocumentAt } from '../data/supply/documents.ts';
import { serve } from '../http/serve.ts';
import { roleCodesFor, toReplyDocument } from './to-reply.ts';

export const handler = serve(setDocumentStatus, async ({ actor, params: { id }, body, now }) => {
  const { version, status, ...details } = body;
  const before = await getDocumentAt(actor, id, version);
  const { document, transition } = moveDocument(before, status, {
    by: { id: actor.id, fio: actor.fio },
    roleCodes: roleCodesFor(actor, before),
    now,
    ...details,
  });
  const after = { ...document, version: before.version + 1 };
  return {
    reply: { data: toReplyDocument(actor, after) },
    writes: [
      ...documentWrites(before, after),
      ...documentNotificationWrites(after, transition, { by: actor, at: now }),
    ],
  };
});
