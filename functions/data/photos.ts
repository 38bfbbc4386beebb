import { keys } from './keys.ts';
import type { Write } from './table.ts';
import { ifNotExists, get } from './table.ts';

/** The write of a photo under a new id, so that a replaced photo has a new address. `jpeg` is a small square. */
export const addPhotoWrite = (photo: { id: string; jpeg: Uint8Array }): Write => ({
  part: 'photo',
  put: { ...keys.photo(photo.id), kind: 'photo', schema: 1, jpeg: photo.jpeg },
  if: ifNotExists,
});

export const photoRemoved = (photo: { id: string } | null): Write[] =>
  photo ? [{ part: 'photo', remove: keys.photo(photo.id) }] : [];

export const findPhoto = async (id: string): Promise<Uint8Array | undefined> => {
  const jpeg = (await get(keys.photo(id)))?.['jpeg'];
  return jpeg instanceof Uint8Array ? jpeg : undefined;
};
