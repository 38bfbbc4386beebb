import { getDocument } from '#shared/contracts/legal.ts';
import { serve } from '../http/serve.ts';
import { documentAt } from './document-at.ts';

export const handler = serve(getDocument, async ({ query, locale }) => {
  const { texts, ...document } = await documentAt(query.type, query.version);
  return { ...document, text: texts[locale] };
});
