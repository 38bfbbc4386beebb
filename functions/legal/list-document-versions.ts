import { listDocumentVersions } from '#shared/contracts/legal.ts';
import { documentVersions } from '../data/legal/documents.ts';
import { serve } from '../http/serve.ts';
import { firstVersion } from './first-version.ts';

export const handler = serve(listDocumentVersions, async ({ query: { type } }) => {
  const published = await documentVersions(type);
  return { data: published.length > 0 ? published.toReversed() : [firstVersion(type)] };
});
