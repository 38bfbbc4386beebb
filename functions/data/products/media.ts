import * as z from 'zod/mini';
import { id } from '#shared/contracts/fields.ts';
import { squarePath } from '#shared/domain/files/purposes.ts';
import { entity } from '../entity.ts';
import type { Key } from '../keys.ts';
import { part } from '../part.ts';
import { get, getMany, ifNotExists, type Item, type Write } from '../table.ts';
import { productKey } from './product-key.ts';

export const ofMedia = part('media');

const mediaKey = (productId: string): Key => ({ pk: productKey(productId).pk, sk: 'MEDIA' });

/** The photos and files of a product in their order; ids are those of the uploads. */
const Media = z.object({
  product_id: id,
  version: z.int(),
  photos: z.array(z.object({ id, alt: z.string() })),
  /** Null without photos. */
  main_photo_id: z.nullable(id),
  files: z.array(z.object({ id, name: z.string(), size: z.int() })),
});
export type Media = z.infer<typeof Media>;
const media = entity('product-media', Media);

const readMedia = (item: Item): Media => media.read(item);

/** The address of the small main photo. */
export const mainPhotoOf = ({ main_photo_id: id }: Media): string | null =>
  id === null ? null : squarePath('product-photo', id, 'small');

/** The addresses of the small main photos of products, by the ids of those that have one. */
export const readPhotos = async (productIds: readonly string[]): Promise<Map<string, string>> => {
  const read = (await getMany(productIds.map(mediaKey))).map(readMedia);
  return new Map(
    read.flatMap((one) => {
      const photo = mainPhotoOf(one);
      return photo === null ? [] : [[one.product_id, photo]];
    }),
  );
};

/** Strongly consistent. A product that never had any is at version 0. */
export const getMedia = async (productId: string): Promise<Media> => {
  const item = await get(mediaKey(productId));
  return item ? readMedia(item) : { product_id: productId, version: 0, photos: [], main_photo_id: null, files: [] };
};

/** The write of what follows a version. Fails as part `media` if they were changed since it was read. */
export const mediaWrite = (before: Media, after: Media): Write => ({
  part: ofMedia,
  put: { ...mediaKey(after.product_id), ...media.store(after) },
  if: isUnchanged(before),
});

/** For the transaction that deletes a product with the photos and files that it had when they were read. */
export const mediaRemovalWrite = (before: Media): Write => ({
  part: ofMedia,
  remove: mediaKey(before.product_id),
  if: isUnchanged(before),
});

const isUnchanged = ({ version }: Media) =>
  version === 0
    ? ifNotExists
    : { expression: '#version = :version', names: { '#version': 'version' }, values: { ':version': version } };
