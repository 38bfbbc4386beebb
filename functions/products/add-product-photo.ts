import { addProductPhoto } from '#shared/contracts/products.ts';
import { Problem } from '#shared/domain/problem.ts';
import { productLimits } from '#shared/domain/products/limits.ts';
import { fileClaimed } from '../data/files/files.ts';
import { serve } from '../http/serve.ts';
import { changeMedia } from './change-media.ts';

export const handler = serve(addProductPhoto, (request) =>
  changeMedia('product-photos-changed', request, async (before) => {
    const { upload_id: id, alt } = request.body;
    if (before.photos.length >= productLimits.photos)
      throw new Problem('too-many-photos', { params: { limit: productLimits.photos } });
    return {
      media: { ...before, photos: [...before.photos, { id, alt }] },
      writes: [await fileClaimed({ id, owner_id: request.actor.id, purpose: 'product-photo' }, request.now)],
    };
  }),
);
