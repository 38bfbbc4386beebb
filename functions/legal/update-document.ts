import { updateDocument } from '#shared/contracts/legal.ts';
import { changesOf } from '#shared/domain/audit/changes.ts';
import { documentAudit } from '#shared/domain/legal/audit.ts';
import { Problem } from '#shared/domain/problem.ts';
import { auditEntryWrite } from '../data/audit.ts';
import { documentPublicationWrites } from '../data/legal/documents.ts';
import { serve } from '../http/serve.ts';
import { documentAt } from './document-at.ts';

export const handler = serve(updateDocument, async ({ body: { type, version, texts }, actor, now }) => {
  const replaced = await documentAt(type);
  if (replaced.version !== version) throw new Problem('changed');
  const document = { type, version: version + 1, texts, at: now, by: { id: actor.id, fio: actor.fio } };
  const changes = changesOf(documentAudit, replaced, document);
  const entry = auditEntryWrite({
    action: 'document-changed',
    by: actor,
    at: now,
    about: { id: type, name: type },
    changes,
  });
  return { reply: { data: document }, writes: [...documentPublicationWrites(document, replaced), entry] };
});
