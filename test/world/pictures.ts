import { crc32 } from 'node:zlib';
import { PhotonImage } from '@cf-wasm/photon/node';

/** Red on the left, or where `isRed` says so of the distances from the left and the top, 0 to 1; the rest is blue. */
export const picture = (width: number, height: number, isRed = (left: number, _top: number) => left < 0.5) => {
  const pixels = new Uint8Array(width * height * 4);
  for (let at = 0; at < pixels.length; at += 4) {
    const [left, top] = [((at / 4) % width) / width, Math.floor(at / 4 / width) / height];
    pixels.set(isRed(left, top) ? [220, 20, 20, 255] : [20, 20, 220, 255], at);
  }
  return new PhotonImage(pixels, width, height);
};
/** Adds EXIF data with an orientation to a JPEG, PNG or WebP of photon, as cameras and programs write it. */
export const heldAs = (orientation: number, sent: Uint8Array): Uint8Array => {
  const bytes = Buffer.from(sent);
  const tag = [0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0];
  const tiff = Buffer.concat([Buffer.from(tag), Buffer.from('GPS 50.0755N 14.4378E')]);
  if (bytes[0] === 0xff) {
    const exif = [...Buffer.from('Exif\0\0'), ...tiff];
    return Uint8Array.from([0xff, 0xd8, 0xff, 0xe1, 0, exif.length + 2, ...exif, ...bytes.subarray(2)]);
  }
  if (bytes.toString('latin1', 1, 4) === 'PNG') {
    const exif = Buffer.concat([Buffer.from('\0\0\0\0eXIf'), tiff, Buffer.alloc(4)]);
    exif.writeUInt32BE(tiff.length, 0);
    exif.writeUInt32BE(crc32(exif.subarray(4, -4)), exif.length - 4);
    const afterHeader = 8 + 12 + 13;
    return Buffer.concat([bytes.subarray(0, afterHeader), exif, bytes.subarray(afterHeader)]);
  }
  const image = PhotonImage.new_from_byteslice(bytes);
  const hasExif = 0x08;
  return webpOf(canvas(image.get_width(), image.get_height(), hasExif), bytes.subarray(12), chunk('EXIF', tiff));
};
/** Files of headers alone: a decoder reads them before it allocates memory for the image. */
const chunk = (name: string, data: Buffer) => {
  const head = Buffer.from(`${name}\0\0\0\0`, 'latin1');
  head.writeUInt32LE(data.length, 4);
  return Buffer.concat([head, data, Buffer.alloc(data.length % 2)]);
};
const less = (width: number, height: number) => {
  const sizes = Buffer.alloc(6);
  sizes.writeUIntLE(width - 1, 0, 3);
  sizes.writeUIntLE(height - 1, 3, 3);
  return sizes;
};
export const canvas = (width: number, height: number, flags = 0) =>
  chunk('VP8X', Buffer.concat([Buffer.from([flags, 0, 0, 0]), less(width, height)]));
export const lossless = (width: number, height: number) => {
  const data = Buffer.from([0x2f, 0, 0, 0, 0, 0, 0, 0]);
  data.writeUInt32LE((width - 1) | ((height - 1) << 14), 1);
  return chunk('VP8L', data);
};
export const lossy = (width: number, height: number) => {
  const data = Buffer.from([0, 0, 0, 0x9d, 0x01, 0x2a, 0, 0, 0, 0]);
  data.writeUInt16LE(width, 6);
  data.writeUInt16LE(height, 8);
  return chunk('VP8 ', data);
};
export const animated = (width: number, height: number, frame: Buffer) =>
  chunk('ANMF', Buffer.concat([Buffer.alloc(6), less(width, height), Buffer.alloc(4), frame]));
export const webpOf = (...chunks: Buffer[]) => chunk('RIFF', Buffer.concat([Buffer.from('WEBP'), ...chunks]));
export const jpegOf = (...frames: [width: number, height: number][]) => {
  const frame = ([width, height]: [number, number]) => {
    const bytes = Buffer.from([0xff, 0xc0, 0, 11, 8, 0, 0, 0, 0, 1, 1, 0x11, 0]);
    bytes.writeUInt16BE(height, 5);
    bytes.writeUInt16BE(width, 7);
    return bytes;
  };
  // Scan data in between, with an escaped byte FF (FF 00) and a restart marker.
  const scan = Buffer.from([0xff, 0xda, 0, 8, 1, 1, 0, 0, 0x3f, 0, 0x12, 0xff, 0, 0x34, 0xff, 0xd0, 0x56]);
  return Buffer.concat([Buffer.from([0xff, 0xd8]), ...frames.flatMap((each) => [frame(each), scan])]);
};
export const pngOf = (...headers: ['IHDR' | 'fcTL', width: number, height: number][]) => {
  const header = ([name, width, height]: [string, number, number]) => {
    const before = name === 'fcTL' ? 4 : 0;
    const bytes = Buffer.alloc(12 + before + 13);
    bytes.writeUInt32BE(before + 13, 0);
    bytes.write(name, 4, 'latin1');
    bytes.writeUInt32BE(width, 8 + before);
    bytes.writeUInt32BE(height, 12 + before);
    return bytes;
  };
  return Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), ...headers.map(header)]);
};
export const colourAt = (jpeg: Uint8Array, x: number, y: number): 'red' | 'blue' => {
  const image = PhotonImage.new_from_byteslice(jpeg);
  const [red = 0, , blue = 0] = image.get_raw_pixels().subarray((y * image.get_width() + x) * 4);
  return red > blue ? 'red' : 'blue';
};
