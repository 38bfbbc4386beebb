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

const sizeOf = (bytes: Buffer): PictureHeader | undefined => {
  if (bytes.readUInt32BE(0) === 0x89_50_4e_47 && ascii(bytes, 12, 16) === 'IHDR')
    return { type: 'png', width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20), orientation: upright };
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP') return webp(bytes);
  if (bytes.readUInt16BE(0) === 0xff_d8) return jpeg(bytes);
  return undefined;
};

const webp = (bytes: Buffer): PictureHeader | undefined => {
  const size = (width: number, height: number) => ({ type: 'webp' as const, width, height, orientation: upright });
  switch (ascii(bytes, 12, 16)) {
    case 'VP8 ':
      return size(bytes.readUInt16LE(26) & 0x3f_ff, bytes.readUInt16LE(28) & 0x3f_ff);
    case 'VP8L': {
      const packed = bytes.readUInt32LE(21);
      return size((packed & 0x3f_ff) + 1, ((packed >> 14) & 0x3f_ff) + 1);
    }
    case 'VP8X':
      return size(bytes.readUIntLE(24, 3) + 1, bytes.readUIntLE(27, 3) + 1);
    default:
      return undefined;
  }
};

/** Frames of every coding carry the size at the same place; C4, C8 and CC are tables. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

const jpeg = (bytes: Buffer): PictureHeader | undefined => {
  let orientation = upright;
  for (let at = 2; at + 9 < bytes.length; at += 2 + bytes.readUInt16BE(at + 2)) {
    if (bytes[at] !== 0xff) return undefined;
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xe1) orientation = orientationOf(bytes.subarray(at + 4, at + 2 + bytes.readUInt16BE(at + 2)));
    if (isFrame(marker))
      return { type: 'jpeg', height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7), orientation };
  }
  return undefined;
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
