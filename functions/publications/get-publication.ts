import { getPublication } from '#shared/contracts/publications.ts';
import { getPublicationFor } from '../data/publications/publications.ts';
import { serve } from '../http/serve.ts';
import { toReplyPublication } from './to-reply.ts';

export const handler = serve(getPublication, async ({ params, actor, locale }) => ({
  data: toReplyPublication(await getPublicationFor(actor, params.id), locale),
}));
