import type { Locale } from '#shared/contracts/fields.ts';
import { Problem } from '#shared/domain/problem.ts';
import { type PublicationState, requireComplete } from '#shared/domain/publications/publication.ts';
import type { Actor } from '#shared/domain/roles.ts';
import { getPublicationFor, publicationWrites } from '../data/publications/publications.ts';
import { publicationAuditWrite } from './publication-audit-write.ts';
import { toReplyPublication } from './to-reply.ts';

type Request = { params: { id: string }; body: { version: number }; actor: Actor; now: string; locale: Locale };

/** Publishes a publication or takes it back. In that state already, it stays as it is. */
export const changeState = async (request: Request, state: PublicationState) => {
  const { params, body, actor, now, locale } = request;
  const before = await getPublicationFor(actor, params.id);
  if (before.version !== body.version) throw new Problem('changed');
  if (before.state === state) return { reply: { data: toReplyPublication(before, locale) } };
  if (state === 'published') requireComplete(before);
  const after = { ...before, state, published_at: before.published_at ?? now, version: before.version + 1 };
  const action = state === 'published' ? 'publication-published' : 'publication-unpublished';
  return {
    reply: { data: toReplyPublication(after, locale) },
    writes: [...publicationWrites(before, after), publicationAuditWrite(action, request, { before, after })],
  };
};
