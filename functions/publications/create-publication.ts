import { randomUUID } from 'node:crypto';
import { createPublication } from '#shared/contracts/publications.ts';
import {
  type Publication,
  publicationRefusals,
  publicationWrites,
  requirePlaceForPublication,
} from '../data/publications/publications.ts';
import { serve } from '../http/serve.ts';
import { publicationAuditWrite } from './publication-audit-write.ts';
import { toReplyPublication } from './to-reply.ts';

export const handler = serve(createPublication, async (request) => {
  const { body, actor, now, locale } = request;
  await requirePlaceForPublication();
  const publication: Publication = {
    ...body,
    id: randomUUID(),
    version: 1,
    cover_id: null,
    state: 'draft',
    published_at: null,
    author: { id: actor.id, fio: actor.fio },
    created_at: now,
  };
  return {
    reply: { data: toReplyPublication(publication, locale) },
    writes: [
      ...publicationWrites(undefined, publication),
      publicationAuditWrite('publication-created', request, { before: null, after: publication }),
    ],
    limits: [{ limit: 'publications-of-account', subject: actor.id }],
    refusals: publicationRefusals,
  };
});
