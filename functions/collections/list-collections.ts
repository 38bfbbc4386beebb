import { listCollections } from '#shared/contracts/collections.ts';
import { listCollections as loadCollections } from '../data/collections/collections.ts';
import { serve } from '../http/serve.ts';
import { languageOf } from '../http/translate.ts';
import { toReplyCollection } from './to-reply.ts';

export const handler = serve(listCollections, async ({ query, locale }) => {
  const page = await loadCollections(query, languageOf(locale));
  return { ...page, data: page.data.map((collection) => toReplyCollection(collection, locale)) };
});
