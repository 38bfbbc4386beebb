/**
 * The format and size in the file's own header, read before decoding. The browser's file name and type prove nothing.
 */
export type PictureHeader = {
  type: 'jpeg' | 'png' | 'webp';
  width: number;
  height: number;
  /** EXIF orientation, 1 to 8. */
  orientation: number;
};

/** Undefined for other formats and for truncated files. */
export const pictureHeader = (bytes: Buffer): PictureHeader | undefined => {
  if (bytes.length < 32) return undefined;
  const size = sizeOf(bytes);
  return size && size.width > 0 && size.height > 0 ? size : undefined;
};

const ascii = (bytes: Buffer, from: number, to: number) => bytes.toString('latin1', from, to);
const upright = 1;

type Size = { width: number; height: number };
/**
 * A file may hold several frames, each with its own size: the largest width and height decide the memory of decoding.
 */
const largest = (sizes: readonly Size[]): Size => ({
  width: sizes.reduce((maximum, { width }) => Math.max(maximum, width), 0),
  height: sizes.reduce((maximum, { height }) => Math.max(maximum, height), 0),
});

/** `orientation` is that of the first EXIF data; undefined without any. */
type Parts = { sizes: Size[]; orientation: number | undefined };
const headerOf = (type: PictureHeader['type'], { sizes, orientation = upright }: Parts): PictureHeader => ({
  type,
  ...largest(sizes),
  orientation,
});

const sizeOf = (bytes: Buffer): PictureHeader | undefined => {
  try {
    if (bytes.readUInt32BE(0) === 0x89_50_4e_47 && ascii(bytes, 12, 16) === 'IHDR')
      return headerOf('png', pngParts(bytes));
    if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP') return headerOf('webp', webpParts(bytes, 12));
    if (bytes.readUInt16BE(0) === 0xff_d8) return headerOf('jpeg', jpegParts(bytes));
    return undefined;
  } catch (error) {
    // The file ends within a frame's header.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
};

/** The image, and the frames of an animated PNG. */
const pngParts = (bytes: Buffer): Parts => {
  const sizes: Size[] = [];
  let orientation: number | undefined;
  for (let at = 8; at + 8 <= bytes.length;) {
    const data = at + 8;
    const end = data + bytes.readUInt32BE(at);
    const name = ascii(bytes, at + 4, data);
    const place = { IHDR: data, fcTL: data + 4 }[name];
    if (place !== undefined) sizes.push({ width: bytes.readUInt32BE(place), height: bytes.readUInt32BE(place + 4) });
    if (name === 'eXIf') orientation ??= orientationOf(bytes.subarray(data, end));
    at = end + 4;
  }
  return { sizes, orientation };
};

/** The canvas and all frames, animated ones (ANMF) included. Decoders trust each frame's size, not the canvas. */
const webpParts = (bytes: Buffer, from: number, to = bytes.length): Parts => {
  const sizes: Size[] = [];
  let orientation: number | undefined;
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
        sizes.push(...webpParts(bytes, data + 16, Math.min(to, data + length)).sizes);
        break;
      case 'EXIF':
        orientation ??= orientationOf(bytes.subarray(data, data + length));
        break;
    }
    at = data + length + (length % 2);
  }
  return { sizes, orientation };
};

/** Frames of every coding have their size at the same offset. C4, C8 and CC are tables. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
/** Markers without a length: fillers, restarts, the start of the image, and the escape of the byte FF. */
const isBare = (marker: number) =>
  marker === 0 || marker === 1 || marker === 0xff || (marker >= 0xd0 && marker <= 0xd8);
const endOfImage = 0xd9;

const jpegParts = (bytes: Buffer): Parts => {
  let orientation: number | undefined;
  const sizes: Size[] = [];
  // Compressed data may stand between segments, so this searches for the next marker.
  for (let at = bytes.indexOf(0xff, 2); at !== -1 && at + 4 <= bytes.length;) {
    const marker = bytes[at + 1] ?? 0;
    if (marker === endOfImage) break;
    const end = isBare(marker) ? at + (marker === 0xff ? 1 : 2) : at + 2 + bytes.readUInt16BE(at + 2);
    if (marker === 0xe1) orientation ??= orientationOf(bytes.subarray(at + 4, end));
    if (isFrame(marker)) sizes.push({ height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) });
    at = bytes.indexOf(0xff, end);
  }
  return { sizes, orientation };
};

/**
 * The orientation tag in the first directory of EXIF data; 1 (upright) if missing, unreadable or not 1 to 8, undefined
 * for other data, such as XMP in a JPEG. JPEG names the data first, PNG does not, and of WebP both are written.
 */
const orientationOf = (data: Buffer): number | undefined => {
  const tiff = ascii(data, 0, 4) === 'Exif' ? data.subarray(6) : data;
  if (!['II', 'MM'].includes(ascii(tiff, 0, 2))) return undefined;
  if (tiff.length < 8) return upright;
  const little = ascii(tiff, 0, 2) === 'II';
  const short = (at: number) => (little ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const directory = little ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
  if (directory + 2 > tiff.length) return upright;
  for (let n = 0; n < short(directory); n++) {
    const entry = directory + 2 + n * 12;
    if (entry + 12 > tiff.length) return upright;
    if (short(entry) === 0x01_12) return short(entry + 8) <= 8 ? Math.max(upright, short(entry + 8)) : upright;
  }
  return upright;
};
