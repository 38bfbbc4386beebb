import { getDeliveryDocument } from '#shared/contracts/supply.ts';
import { getDocument } from '../data/supply/documents.ts';
import { serve } from '../http/serve.ts';
import { toReplyDocument } from './to-reply.ts';

export const handler = serve(getDeliveryDocument, async ({ actor, params: { id } }) => ({
  data: toReplyDocument(actor, await getDocument(actor, id)),
}));
