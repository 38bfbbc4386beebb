import { listDeliveryDocuments } from '#shared/contracts/supply.ts';
import { listDocuments } from '../data/supply/document-lists.ts';
import { serve } from '../http/serve.ts';
import { toReplyRow } from './to-reply.ts';

export const handler = serve(listDeliveryDocuments, async ({ actor, query }) => {
  const page = await listDocuments(actor, query);
  return { ...page, data: page.data.map((document) => toReplyRow(actor, document)) };
});
