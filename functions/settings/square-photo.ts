import { crop, fliph, PhotonImage, resize, rotate, SamplingFilter } from '@cf-wasm/photon/node';
import { Problem } from '#shared/domain/problem.ts';
import type { PictureHeader } from './picture-header.ts';
import { pictureHeader } from './picture-header.ts';

const side = 256;
/** Bytes. A photo is an item of the table and is always read whole. */
const maxBytes = 40 * 1024;
/** A decoded pixel takes 4 bytes, and there are a few copies. The function's memory allows this many. */
const megapixels = 50;

/**
 * The centre square of a picture as a small upright JPEG. Only pixels are copied, so EXIF data (place, device) is
 * dropped. Throws invalid-input naming `photo`.
 */
export const squarePhoto = (bytes: Buffer): Uint8Array => {
  const header = pictureHeader(bytes);
  if (!header) throw refused('not-image');
  if (header.width * header.height > megapixels * 1_000_000) throw refused('image-too-large', { megapixels });
  return smallest(paintedOn(turned(middleOf(decode(bytes, header)), header.orientation)));
};

const refused = (key: 'not-image' | 'image-too-large', params?: Record<string, number>) =>
  new Problem('invalid-input', { fields: { photo: { key, ...(params && { params }) } } });

/**
 * A valid header does not guarantee valid image data; decoding checks that. Photon has no limit of pixels, so the headers
 * limit them, and an image of another size than its headers name is refused.
 */
const decode = (bytes: Buffer, { width, height }: PictureHeader): PhotonImage => {
  const image = decoded(bytes);
  if (image?.get_width() === width && image.get_height() === height) return image;
  image?.free();
  throw refused('not-image');
};

const decoded = (bytes: Buffer): PhotonImage | undefined => {
  try {
    return PhotonImage.new_from_byteslice(bytes);
  } catch {
    return undefined;
  }
};

const middleOf = (image: PhotonImage): PhotonImage => {
  const [width, height] = [image.get_width(), image.get_height()];
  const edge = Math.min(width, height);
  const [left, top] = [Math.floor((width - edge) / 2), Math.floor((height - edge) / 2)];
  const square = crop(image, left, top, left + edge, top + edge);
  image.free();
  const small = resize(square, side, side, SamplingFilter.Lanczos3);
  square.free();
  return small;
};

/** EXIF's eight orientations as degrees to rotate; 2, 4, 5 and 7 are mirrored first. */
const turns: Readonly<Record<number, number>> = { 3: 180, 4: 180, 5: 270, 6: 90, 7: 90, 8: 270 };
const turned = (image: PhotonImage, orientation: number): PhotonImage => {
  if ([2, 4, 5, 7].includes(orientation)) fliph(image);
  const angle = turns[orientation];
  return angle === undefined ? image : rotate(image, angle);
};

/** JPEG has no transparency: transparent areas become white. */
const paintedOn = (image: PhotonImage): PhotonImage => {
  const pixels = image.get_raw_pixels();
  for (let at = 0; at < pixels.length; at += 4) {
    const opacity = (pixels[at + 3] ?? 255) / 255;
    for (let channel = at; channel < at + 3; channel++)
      pixels[channel] = Math.round((pixels[channel] ?? 0) * opacity + 255 * (1 - opacity));
    pixels[at + 3] = 255;
  }
  return new PhotonImage(pixels, image.get_width(), image.get_height());
};

const smallest = (image: PhotonImage): Uint8Array => {
  for (const quality of [86, 74, 60, 45]) {
    const jpeg = image.get_bytes_jpeg(quality);
    if (jpeg.length <= maxBytes) return jpeg;
  }
  return image.get_bytes_jpeg(25);
};
