import { setMainPhoto } from '#shared/contracts/products.ts';
import { Problem } from '#shared/domain/problem.ts';
import { serve } from '../http/serve.ts';
import { mediaChange } from './media-change.ts';

export const handler = serve(setMainPhoto, (request) =>
  mediaChange('product-photos-changed', request, (before) => {
    const { photo_id: main_photo_id } = request.body;
    if (!before.photos.some(({ id }) => id === main_photo_id))
      throw new Problem('not-found', { fields: { photo_id: { key: 'not-found' } } });
    return { media: { ...before, main_photo_id } };
  }),
);
