import { addProductPhoto } from '#shared/contracts/products.ts';
import { Problem } from '#shared/domain/problem.ts';
import { productLimits } from '#shared/domain/products/limits.ts';
import { fileClaim } from '../data/files/files.ts';
import { serve } from '../http/serve.ts';
import { mediaChange } from './media-change.ts';

export const handler = serve(addProductPhoto, (request) =>
  mediaChange('product-photos-changed', request, async (before) => {
    const { upload_id, alt } = request.body;
    if (before.photos.length >= productLimits.photos)
      throw new Problem('too-many-photos', { params: { limit: productLimits.photos } });
    const upload = { id: upload_id, owner_id: request.actor.id, purpose: 'product-photo' } as const;
    const { file, writes } = await fileClaim(upload, request.now);
    return { media: { ...before, photos: [...before.photos, { id: file.id, alt }] }, writes };
  }),
);
