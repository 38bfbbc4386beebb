import { listBlog } from '#shared/contracts/publications.ts';
import { listPublished } from '../data/publications/publications.ts';
import { serve } from '../http/serve.ts';
import { toReplyPublished } from './to-reply.ts';

export const handler = serve(listBlog, async ({ query, locale }) => {
  const page = await listPublished(query);
  return { ...page, data: page.data.map((publication) => toReplyPublished(publication, locale)) };
});
