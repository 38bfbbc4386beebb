import { getUpload } from '#shared/contracts/files.ts';
import { getOpenUpload } from '../data/files/files.ts';
import { serve } from '../http/serve.ts';

export const handler = serve(getUpload, async ({ params, actor, now }) => {
  const { id, state, rejection } = await getOpenUpload(actor.id, params.id, now);
  return { data: { id, state, rejection } };
});
