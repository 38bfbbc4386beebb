import { getBlogPublication } from '#shared/contracts/publications.ts';
import { getPublished } from '../data/publications/publications.ts';
import { serve } from '../http/serve.ts';
import { toReplyPublished } from './to-reply.ts';

export const handler = serve(getBlogPublication, async ({ params, locale }) => ({
  data: toReplyPublished(await getPublished(params.slug), locale),
}));
