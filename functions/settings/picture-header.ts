/** What a file says it is by its content, read before it is decoded: a name or a type that a browser sends proves nothing. */
export type PictureHeader = {
  type: 'jpeg' | 'png' | 'webp';
  width: number;
  height: number;
  /** EXIF: how the camera was held, 1 to 8. */
  orientation: number;
};

/** Undefined where it is no picture of ours, or one that ends too early. */
export const pictureHeader = (bytes: Buffer): PictureHeader | undefined => {
  if (bytes.length < 32) return undefined;
  const size = sizeOf(bytes);
  return size && size.width > 0 && size.height > 0 ? size : undefined;
};

const ascii = (bytes: Buffer, from: number, to: number) => bytes.toString('latin1', from, to);
const upright = 1;

type Size = { width: number; height: number };
/** A file may hold several frames, each with a size of its own: the largest width and height decide what decoding takes. */
const largest = (sizes: readonly Size[]): Size => ({
  width: sizes.reduce((most, { width }) => Math.max(most, width), 0),
  height: sizes.reduce((most, { height }) => Math.max(most, height), 0),
});

const sizeOf = (bytes: Buffer): PictureHeader | undefined => {
  try {
    if (bytes.readUInt32BE(0) === 0x89_50_4e_47 && ascii(bytes, 12, 16) === 'IHDR')
      return { type: 'png', ...largest(pngFrames(bytes)), orientation: upright };
    if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP')
      return { type: 'webp', ...largest(webpFrames(bytes, 12)), orientation: upright };
    if (bytes.readUInt16BE(0) === 0xff_d8) return jpeg(bytes);
    return undefined;
  } catch (error) {
    // A frame's header that the file ends within.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
};

/** The picture, and the frames of an animated one. */
const pngFrames = (bytes: Buffer): Size[] => {
  const sizes: Size[] = [];
  for (let at = 8; at + 8 <= bytes.length; at += 12 + bytes.readUInt32BE(at)) {
    const place = { IHDR: at + 8, fcTL: at + 12 }[ascii(bytes, at + 4, at + 8)];
    if (place !== undefined) sizes.push({ width: bytes.readUInt32BE(place), height: bytes.readUInt32BE(place + 4) });
  }
  return sizes;
};

/** The canvas, and the frames in it or in its animation (ANMF). The canvas does not bound them: decoders trust each. */
const webpFrames = (bytes: Buffer, from: number, to = bytes.length): Size[] => {
  const sizes: Size[] = [];
  for (let at = from; at + 8 <= to;) {
    const data = at + 8;
    const length = bytes.readUInt32LE(at + 4);
    switch (ascii(bytes, at, data - 4)) {
      case 'VP8 ':
        sizes.push({ width: bytes.readUInt16LE(data + 6) & 0x3f_ff, height: bytes.readUInt16LE(data + 8) & 0x3f_ff });
        break;
      case 'VP8L': {
        const packed = bytes.readUInt32LE(data + 1);
        sizes.push({ width: (packed & 0x3f_ff) + 1, height: ((packed >> 14) & 0x3f_ff) + 1 });
        break;
      }
      case 'VP8X':
        sizes.push({ width: bytes.readUIntLE(data + 4, 3) + 1, height: bytes.readUIntLE(data + 7, 3) + 1 });
        break;
      case 'ANMF':
        sizes.push({ width: bytes.readUIntLE(data + 6, 3) + 1, height: bytes.readUIntLE(data + 9, 3) + 1 });
        sizes.push(...webpFrames(bytes, data + 16, Math.min(to, data + length)));
        break;
    }
    at = data + length + (length % 2);
  }
  return sizes;
};

/** Frames of every coding carry the size at the same place; C4, C8 and CC are tables. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
/** Markers without a length: fillers, restarts, the start and what stands for FF itself. */
const isBare = (marker: number) =>
  marker === 0 || marker === 1 || marker === 0xff || (marker >= 0xd0 && marker <= 0xd8);
const endOfImage = 0xd9;

const jpeg = (bytes: Buffer): PictureHeader | undefined => {
  let orientation = upright;
  const sizes: Size[] = [];
  // Between segments, compressed data may stand: the next marker is looked for.
  for (let at = bytes.indexOf(0xff, 2); at !== -1 && at + 4 <= bytes.length;) {
    const marker = bytes[at + 1] ?? 0;
    if (marker === endOfImage) break;
    const end = isBare(marker) ? at + (marker === 0xff ? 1 : 2) : at + 2 + bytes.readUInt16BE(at + 2);
    if (marker === 0xe1) orientation = orientationOf(bytes.subarray(at + 4, end));
    if (isFrame(marker)) sizes.push({ height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) });
    at = bytes.indexOf(0xff, end);
  }
  return sizes.length > 0 ? { type: 'jpeg', ...largest(sizes), orientation } : undefined;
};

/** The orientation's tag in the first directory of an EXIF segment; upright where it is not there or not readable. */
const orientationOf = (segment: Buffer): number => {
  const tiff = segment.subarray(6);
  if (ascii(segment, 0, 4) !== 'Exif' || tiff.length < 8) return upright;
  const little = ascii(tiff, 0, 2) === 'II';
  const short = (at: number) => (little ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const directory = little ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
  if (directory + 2 > tiff.length) return upright;
  for (let n = 0; n < short(directory); n++) {
    const entry = directory + 2 + n * 12;
    if (entry + 12 > tiff.length) return upright;
    if (short(entry) === 0x01_12) return Math.min(8, Math.max(1, short(entry + 8)));
  }
  return upright;
};
