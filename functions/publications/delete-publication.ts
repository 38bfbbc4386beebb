import { deletePublication } from '#shared/contracts/publications.ts';
import { Problem } from '#shared/domain/problem.ts';
import { fileRemovalWrite } from '../data/files/files.ts';
import { getPublicationFor, publicationRemovalWrites } from '../data/publications/publications.ts';
import { serve } from '../http/serve.ts';
import { publicationAuditWrite } from './publication-audit-write.ts';

export const handler = serve(deletePublication, async (request) => {
  const { id } = request.params;
  const publication = await getPublicationFor(request.actor, id);
  const { version, cover_id } = publication;
  if (version !== request.query.version) throw new Problem('changed');
  return {
    reply: { data: { id } },
    writes: [
      ...publicationRemovalWrites(publication),
      ...(cover_id === null ? [] : [fileRemovalWrite(cover_id, request.now)]),
      publicationAuditWrite('publication-deleted', request, { before: publication, after: null }),
    ],
  };
});
