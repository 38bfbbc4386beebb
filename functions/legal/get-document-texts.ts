import { getDocumentTexts } from '#shared/contracts/legal.ts';
import { serve } from '../http/serve.ts';
import { documentAt } from './document-at.ts';

export const handler = serve(getDocumentTexts, async ({ query }) => ({
  data: await documentAt(query.type, query.version),
}));
