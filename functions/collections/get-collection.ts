import { getCollection } from '#shared/contracts/collections.ts';
import { requireCollection } from '../data/collections/collections.ts';
import { serve } from '../http/serve.ts';
import { toReplyCollection } from './to-reply.ts';

export const handler = serve(getCollection, async ({ params: { id }, locale }) => ({
  data: toReplyCollection(await requireCollection(id), locale),
}));
