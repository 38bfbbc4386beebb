import { getPhoto } from '#shared/contracts/settings.ts';
import { Problem } from '#shared/domain/problem.ts';
import { findPhoto } from '../data/photos.ts';
import { serve } from '../http/serve.ts';

export const handler = serve(getPhoto, async ({ params }) => {
  const jpeg = await findPhoto(params.id);
  if (!jpeg) throw new Problem('not-found');
  return Buffer.from(jpeg).toString('base64');
});
