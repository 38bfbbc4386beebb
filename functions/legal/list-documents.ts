import { documentType, listDocuments } from '#shared/contracts/legal.ts';
import { serve } from '../http/serve.ts';
import { documentAt } from './document-at.ts';

export const handler = serve(listDocuments, async () => ({
  data: await Promise.all(documentType.options.map((type) => documentAt(type))),
}));
