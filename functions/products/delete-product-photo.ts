import { deleteProductPhoto } from '#shared/contracts/products.ts';
import { Problem } from '#shared/domain/problem.ts';
import { fileRemovalWrite } from '../data/files/files.ts';
import { serve } from '../http/serve.ts';
import { mediaChange } from './media-change.ts';

export const handler = serve(deleteProductPhoto, (request) =>
  mediaChange('product-photos-changed', request, (before) => {
    const { photo_id } = request.query;
    const photos = before.photos.filter(({ id }) => id !== photo_id);
    if (photos.length === before.photos.length)
      throw new Problem('not-found', { fields: { photo_id: { key: 'not-found' } } });
    return { media: { ...before, photos }, writes: [fileRemovalWrite(photo_id, request.now)] };
  }),
);
