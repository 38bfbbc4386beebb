import type * as z from 'zod/mini';
import type { ProductMedia } from '#shared/contracts/products.ts';
import { documentPath, squarePath } from '#shared/domain/files/purposes.ts';
import type { Media } from './media.ts';

export const toReplyMedia = ({ version, photos, main_photo_id, files }: Media): z.input<typeof ProductMedia> => ({
  version,
  photos: photos.map(({ id, alt }) => ({
    id,
    alt,
    large: squarePath('product-photo', id, 'large'),
    small: squarePath('product-photo', id, 'small'),
    main: id === main_photo_id,
  })),
  files: files.map(({ id, name, size }) => ({ id, name, size, url: documentPath('product-file', id) })),
});
