import { listPublications } from '#shared/contracts/publications.ts';
import { listPublications as publicationsOf } from '../data/publications/publications.ts';
import { serve } from '../http/serve.ts';
import { languageOf } from '../http/translate.ts';
import { toReplyPublication } from './to-reply.ts';

export const handler = serve(listPublications, async ({ actor, query, locale }) => {
  const page = await publicationsOf(actor, query, languageOf(locale));
  return { ...page, data: page.data.map((publication) => toReplyPublication(publication, locale)) };
});
