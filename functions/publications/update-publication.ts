import { updatePublication } from '#shared/contracts/publications.ts';
import { Problem } from '#shared/domain/problem.ts';
import { requireChangeable } from '#shared/domain/publications/publication.ts';
import { getPublicationFor, publicationRefusals, publicationWrites } from '../data/publications/publications.ts';
import { serve } from '../http/serve.ts';
import { publicationAuditWrite } from './publication-audit-write.ts';
import { toReplyPublication } from './to-reply.ts';

export const handler = serve(updatePublication, async (request) => {
  const { version, ...changes } = request.body;
  const before = await getPublicationFor(request.actor, request.params.id);
  if (before.version !== version) throw new Problem('changed');
  const after = { ...before, ...changes, version: version + 1 };
  requireChangeable(before, after);
  return {
    reply: { data: toReplyPublication(after, request.locale) },
    writes: [
      ...publicationWrites(before, after),
      publicationAuditWrite('publication-changed', request, { before, after }),
    ],
    refusals: publicationRefusals,
  };
});
