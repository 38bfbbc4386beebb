import { crop, fliph, PhotonImage, resize, rotate, SamplingFilter } from '@cf-wasm/photon/node';
import { maxMegapixels, type MediaType, type PurposeName, purposes } from '#shared/domain/files/purposes.ts';
import type { Rejection } from '#shared/domain/files/upload.ts';
import { pictureHeader, type PictureHeader } from './picture-header.ts';

const quality = 82;

type Squares = { squares: Record<string, Uint8Array> } | { rejection: Rejection };

/**
 * A picture as small upright square JPEGs, one for each size of its purpose, or why there are none. Only pixels are
 * copied, so EXIF data (place, device) is dropped.
 */
export const squaresOf = (declared: { type: MediaType; purpose: PurposeName }, bytes: Buffer): Squares => {
  const header = pictureHeader(bytes);
  if (!header) return { rejection: 'not-a-picture' };
  if (`image/${header.type}` !== declared.type) return { rejection: 'other-type' };
  if (header.width * header.height > maxMegapixels * 1_000_000) return { rejection: 'too-many-pixels' };
  const image = decode(bytes, header);
  if (!image) return { rejection: 'not-a-picture' };
  const { squares, fit } = purposes[declared.purpose];
  const sides = Object.entries<number>(squares);
  if (fit === 'inside') return { squares: insideOf(turned(painted(image), header.orientation), sides) };
  const largest = Math.max(...sides.map(([, side]) => side));
  const upright = turned(fit === 'cover' ? middleOf(image, largest) : wholeOf(image, largest), header.orientation);
  const square = paintedOn(upright);
  const made = sides.map(([name, side]) => [name, scaled(square, side).get_bytes_jpeg(quality)] as const);
  return { squares: Object.fromEntries(made) };
};

/**
 * A valid header does not guarantee valid image data; decoding checks that. Photon has no limit of pixels, so the
 * headers limit them, and an image of another size than its headers name is refused.
 */
const decode = (bytes: Buffer, { width, height }: PictureHeader): PhotonImage | undefined => {
  const image = decoded(bytes);
  if (image?.get_width() === width && image.get_height() === height) return image;
  image?.free();
  return undefined;
};

const decoded = (bytes: Buffer): PhotonImage | undefined => {
  try {
    return PhotonImage.new_from_byteslice(bytes);
  } catch {
    return undefined;
  }
};

const middleOf = (image: PhotonImage, side: number): PhotonImage => {
  const [width, height] = [image.get_width(), image.get_height()];
  const edge = Math.min(width, height);
  const [left, top] = [Math.floor((width - edge) / 2), Math.floor((height - edge) / 2)];
  const square = crop(image, left, top, left + edge, top + edge);
  image.free();
  const small = scaled(square, side);
  square.free();
  return small;
};

/**
 * The whole picture in the middle of a transparent square. It is painted before it is scaled: the colour of transparent
 * pixels, mostly black, would darken the edges of a logo.
 */
const wholeOf = (image: PhotonImage, side: number): PhotonImage => {
  const whole = painted(image);
  const small = fitted(whole, side / Math.max(whole.get_width(), whole.get_height()));
  whole.free();
  const [across, down] = [small.get_width(), small.get_height()];
  const [left, top] = [Math.floor((side - across) / 2), Math.floor((side - down) / 2)];
  const pixels = small.get_raw_pixels();
  small.free();
  const square = new Uint8Array(side * side * 4);
  for (let row = 0; row < down; row++)
    square.set(pixels.subarray(row * across * 4, (row + 1) * across * 4), ((top + row) * side + left) * 4);
  return new PhotonImage(square, side, side);
};

/** The whole picture in its form, no larger than it is. */
const insideOf = (image: PhotonImage, sides: readonly (readonly [string, number])[]): Record<string, Uint8Array> => {
  const longer = Math.max(image.get_width(), image.get_height());
  const made = sides.map(
    ([name, side]) => [name, fitted(image, Math.min(1, side / longer)).get_bytes_jpeg(quality)] as const,
  );
  return Object.fromEntries(made);
};

const fitted = (image: PhotonImage, scale: number): PhotonImage => {
  const edge = (length: number) => Math.max(1, Math.round(length * scale));
  return resize(image, edge(image.get_width()), edge(image.get_height()), SamplingFilter.Lanczos3);
};

const scaled = (image: PhotonImage, side: number): PhotonImage => resize(image, side, side, SamplingFilter.Lanczos3);

/** EXIF's eight orientations as degrees to rotate; 2, 4, 5 and 7 are mirrored first. */
const turns: Readonly<Record<number, number>> = { 3: 180, 4: 180, 5: 270, 6: 90, 7: 90, 8: 270 };
const turned = (image: PhotonImage, orientation: number): PhotonImage => {
  if ([2, 4, 5, 7].includes(orientation)) fliph(image);
  const angle = turns[orientation];
  return angle === undefined ? image : rotate(image, angle);
};

/** As `paintedOn`, instead of the picture. */
const painted = (image: PhotonImage): PhotonImage => {
  const copy = paintedOn(image);
  image.free();
  return copy;
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
