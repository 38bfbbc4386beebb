import { arrangeProductPhotos } from '#shared/contracts/products.ts';
import { Problem } from '#shared/domain/problem.ts';
import { serve } from '../http/serve.ts';
import { mediaChange } from './media-change.ts';

export const handler = serve(arrangeProductPhotos, (request) =>
  mediaChange('product-photos-changed', request, (before) => {
    const { version, photos } = request.body;
    const idsIn = (list: readonly { id: string }[]) =>
      list
        .map(({ id }) => id)
        .toSorted()
        .join();
    if (version !== before.version || idsIn(photos) !== idsIn(before.photos)) throw new Problem('changed');
    return { media: { ...before, photos } };
  }),
);
