import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { heldAs, picture } from '../../../test/world/pictures.ts';
import { pictureHeader } from './picture-header.ts';

const bytes = (...parts: readonly (string | readonly number[])[]): Buffer =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part))));
const short = (value: number) => [value >> 8, value & 255];
const long = (value: number) => [...short(value >>> 16), ...short(value & 0xff_ff)];
/** TIFF data with one directory of numbers. */
const tiff = (entries: readonly (readonly [tag: number, value: number])[], order: 'MM' | 'II' = 'MM') => {
  const two = (value: number) => (order === 'MM' ? short(value) : short(value).toReversed());
  const four = (value: number) => (order === 'MM' ? long(value) : long(value).toReversed());
  const directory = entries.flatMap(([tag, value]) => [...two(tag), ...two(3), ...four(1), ...two(value), 0, 0]);
  return [...bytes(order), ...two(42), ...four(8), ...two(entries.length), ...directory];
};
const turnedRight = [[0x01_12, 6]] as const;
const named = (data: readonly number[]) => [...bytes('Exif', [0, 0]), ...data];
const filler = Array.from({ length: 32 }, () => 0);

describe('the header of a JPEG', () => {
  const segment = (marker: number, content: readonly number[]) => [
    0xff,
    marker,
    ...short(content.length + 2),
    ...content,
  ];
  const frame = (width: number, height: number, marker = 0xc0) =>
    segment(marker, [8, ...short(height), ...short(width), 3]);
  const jpeg = (...segments: readonly number[][]) => bytes([0xff, 0xd8], ...segments, filler);
  const exif = (...of: Parameters<typeof tiff>) => segment(0xe1, named(tiff(...of)));

  it('has the size of its frame, upright without EXIF', () => {
    expect(pictureHeader(jpeg(frame(640, 400)))).toEqual({ type: 'jpeg', width: 640, height: 400, orientation: 1 });
  });

  it('is missing without a frame, with a frame of no size, and after the end of the image', () => {
    expect(pictureHeader(jpeg(segment(0xe0, [1, 2])))).toBeUndefined();
    expect(pictureHeader(jpeg(frame(0, 400)))).toBeUndefined();
    expect(pictureHeader(jpeg(frame(640, 0)))).toBeUndefined();
    expect(pictureHeader(jpeg([0xff, 0xd9], frame(640, 400)))).toBeUndefined();
  });

  it('has the largest width and height of several frames', () => {
    expect(pictureHeader(jpeg(frame(10, 900), frame(800, 20)))).toMatchObject({ width: 800, height: 900 });
  });

  it.each([0xc0, 0xc1, 0xc2, 0xc3, 0xc5, 0xcf])('reads frames of the coding %i', (marker) => {
    expect(pictureHeader(jpeg(frame(64, 40, marker)))).toMatchObject({ width: 64, height: 40 });
  });

  it.each([0xbf, 0xc4, 0xc8, 0xcc, 0xd9 + 1])('takes no table for a frame: %i', (marker) => {
    expect(pictureHeader(jpeg(frame(64, 40, marker), frame(6, 4)))).toMatchObject({ width: 6, height: 4 });
  });

  it.each([[0x00], [0x01], [0xd0], [0xd8], [0xff]])('skips the marker %i, which has no length', (marker) => {
    expect(pictureHeader(jpeg([0xff, marker], frame(64, 40)))).toMatchObject({ width: 64, height: 40 });
  });

  it('reads nothing inside another segment', () => {
    const thumbnail = segment(0xe0, frame(6000, 4000));
    expect(pictureHeader(jpeg(thumbnail, frame(64, 40)))).toMatchObject({ width: 64, height: 40 });
  });

  it.each(['MM', 'II'] as const)('has the orientation of EXIF in the byte order %s', (order) => {
    const turned = jpeg(
      exif(
        [
          [0x01_0f, 3],
          [0x01_12, 6],
        ],
        order,
      ),
      frame(64, 40),
    );
    expect(pictureHeader(turned)).toMatchObject({ orientation: 6 });
  });

  it.each([
    [0, 1],
    [1, 1],
    [8, 8],
    [9, 1],
    [0xff_ff, 1],
  ])('takes the orientation %i for %i', (given, expected) => {
    expect(pictureHeader(jpeg(exif([[0x01_12, given]]), frame(64, 40)))).toMatchObject({ orientation: expected });
  });

  it('is upright when EXIF has no orientation, is cut off or is another segment', () => {
    const cut = exif([[0x01_12, 6]]).slice(0, 24);
    const short = [...cut.slice(0, 2), 0, cut.length - 2, ...cut.slice(4)];
    const other = exif([[0x01_12, 6]]).with(4, 'X'.charCodeAt(0));
    for (const segment of [exif([]), exif([[0x01_11, 6]]), short, other])
      expect(pictureHeader(jpeg(segment, frame(64, 40)))).toMatchObject({ width: 64, orientation: 1 });
  });

  it('has the orientation of its first EXIF data, with XMP before or after it', () => {
    const xmp = segment(0xe1, [...bytes('http://ns.adobe.com/xap/1.0/', [0], '<x:xmpmeta/>')]);
    const right = exif(turnedRight);
    for (const segments of [
      [xmp, right],
      [right, xmp],
      [right, exif([[0x01_12, 3]])],
    ])
      expect(pictureHeader(jpeg(...segments, frame(64, 40)))).toMatchObject({ orientation: 6 });
  });
});

describe('the header of a PNG', () => {
  const chunk = (type: string, content: readonly number[]) => [
    ...long(content.length),
    ...bytes(type),
    ...content,
    0,
    0,
    0,
    0,
  ];
  const signature = [0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10];
  const image = (width: number, height: number) => chunk('IHDR', [...long(width), ...long(height), 8, 6, 0, 0, 0]);
  const animated = (width: number, height: number) =>
    chunk('fcTL', [...long(0), ...long(width), ...long(height), 0, 0]);

  it('has the size of its image', () => {
    expect(pictureHeader(bytes(signature, image(640, 400)))).toEqual({
      type: 'png',
      width: 640,
      height: 400,
      orientation: 1,
    });
  });

  it('has the size of the largest frame of an animation', () => {
    const file = bytes(signature, image(1, 1), chunk('tEXt', [1, 2, 3]), animated(9000, 20), animated(10, 8000));
    expect(pictureHeader(file)).toMatchObject({ width: 9000, height: 8000 });
  });

  it.each(['MM', 'II'] as const)('has the orientation of EXIF in the byte order %s', (order) => {
    const file = bytes(signature, image(64, 40), chunk('eXIf', tiff(turnedRight, order)), chunk('IEND', []));
    expect(pictureHeader(file)).toMatchObject({ width: 64, orientation: 6 });
  });

  it('has the orientation of EXIF after the image data', () => {
    const file = bytes(signature, image(64, 40), chunk('IDAT', [1, 2, 3]), chunk('eXIf', tiff(turnedRight)));
    expect(pictureHeader(file)).toMatchObject({ width: 64, orientation: 6 });
  });

  it('is upright when EXIF is empty, has no orientation, is cut off or is no EXIF', () => {
    const exif = tiff(turnedRight);
    for (const data of [[], exif.slice(0, 4), exif.slice(0, -4), tiff([]), [...bytes('XX'), ...exif]])
      expect(pictureHeader(bytes(signature, image(64, 40), chunk('eXIf', data)))).toMatchObject({ orientation: 1 });
  });

  it('reads no EXIF beyond its end, whatever a chunk says of its length', () => {
    const exif = chunk('eXIf', tiff(turnedRight));
    for (const length of [255, 0x7f_ff_ff_ff, 0xff_ff_ff_ff]) {
      const long32 = [...long(length), ...exif.slice(4, -12)];
      expect(pictureHeader(bytes(signature, image(64, 40), long32))).toMatchObject({ width: 64, orientation: 1 });
    }
  });

  it('is missing in a file that is too short', () => {
    expect(pictureHeader(bytes(signature, image(640, 400)).subarray(0, 31))).toBeUndefined();
    expect(pictureHeader(bytes(signature, image(640, 400)).subarray(0, 32))).toMatchObject({ width: 640 });
  });
});

describe('the header of a WebP', () => {
  const little = (value: number, size: number) => Array.from({ length: size }, (_, n) => (value >>> (8 * n)) & 255);
  const chunk = (type: string, content: readonly number[]) => [
    ...bytes(type),
    ...little(content.length, 4),
    ...content,
    ...(content.length % 2 ? [0] : []),
  ];
  const webp = (...chunks: readonly number[][]) => bytes('RIFF', little(99, 4), 'WEBP', ...chunks, filler);
  const canvas = (width: number, height: number) =>
    chunk('VP8X', [0, 0, 0, 0, ...little(width - 1, 3), ...little(height - 1, 3)]);
  const lossless = (width: number, height: number) =>
    chunk('VP8L', [0x2f, ...little(((height - 1) << 14) | (width - 1), 4)]);
  const lossy = (width: number, height: number) =>
    chunk('VP8 ', [0, 0, 0, 0x9d, 0x01, 0x2a, ...little(width, 2), ...little(height, 2)]);
  const frame = (width: number, height: number, ...inner: readonly number[][]) =>
    chunk('ANMF', [
      ...little(0, 6),
      ...little(width - 1, 3),
      ...little(height - 1, 3),
      ...little(0, 4),
      ...inner.flat(),
    ]);

  it.each([
    ['lossy', lossy(640, 400)],
    ['lossless', lossless(640, 400)],
    ['extended', canvas(640, 400)],
    ['animated', frame(640, 400)],
  ])('has the size of a picture: %s', (_, coding) => {
    expect(pictureHeader(webp(coding))).toEqual({ type: 'webp', width: 640, height: 400, orientation: 1 });
  });

  it('has the size of the largest part, also inside a frame of an animation and after a chunk of odd length', () => {
    const odd = chunk('ICCP', [1, 2, 3]);
    expect(pictureHeader(webp(canvas(1, 1), odd, lossless(16_383, 16_383)))).toMatchObject({ width: 16_383 });
    const nested = webp(canvas(1, 1), frame(2, 2, odd, lossy(3000, 5)), frame(3, 4000));
    expect(pictureHeader(nested)).toMatchObject({ width: 3000, height: 4000 });
  });

  it.each([
    ['MM', tiff(turnedRight)],
    ['II', tiff(turnedRight, 'II')],
    ['MM after its name', named(tiff(turnedRight))],
    ['II after its name', named(tiff(turnedRight, 'II'))],
  ])('has the orientation of EXIF in the byte order %s', (_, data) => {
    expect(pictureHeader(webp(canvas(64, 40), lossless(64, 40), chunk('EXIF', data)))).toMatchObject({
      width: 64,
      orientation: 6,
    });
  });

  it('is upright when EXIF is empty, cut off, no EXIF, or of a frame alone', () => {
    const exif = tiff(turnedRight);
    for (const data of [[], named([]), exif.slice(0, 4), [...bytes('XX'), ...exif]])
      expect(pictureHeader(webp(canvas(64, 40), chunk('EXIF', data)))).toMatchObject({ orientation: 1 });
    expect(pictureHeader(webp(canvas(64, 40), frame(64, 40, chunk('EXIF', exif))))).toMatchObject({ orientation: 1 });
  });

  it('reads no EXIF beyond its end, whatever a chunk says of its length', () => {
    const cut = chunk('EXIF', tiff(turnedRight)).slice(8, -4);
    for (const length of [255, 0x7f_ff_ff_ff, 0xff_ff_ff_ff]) {
      const file = bytes('RIFF', little(99, 4), 'WEBP', canvas(64, 40), 'EXIF', little(length, 4), cut);
      expect(pictureHeader(file)).toMatchObject({ width: 64, orientation: 1 });
    }
  });
});

it('other files have no picture header', () => {
  expect(pictureHeader(bytes('GIF89a', filler))).toBeUndefined();
  expect(pictureHeader(bytes('RIFF', [0, 0, 0, 0], 'WAVE', filler))).toBeUndefined();
  expect(pictureHeader(bytes(filler))).toBeUndefined();
});

it.each([
  ['JPEG', picture(40, 30).get_bytes_jpeg(80)],
  ['PNG', picture(40, 30).get_bytes()],
  ['WebP', picture(40, 30).get_bytes_webp()],
] as const)('a %s that is cut off or damaged has an orientation from 1 to 8, or no header', (_, encoded) => {
  const file = Buffer.from(heldAs(6, encoded));
  expect(pictureHeader(file)).toMatchObject({ width: 40, height: 30, orientation: 6 });
  const damage = fc.array(fc.tuple(fc.nat(file.length - 1), fc.nat(255)), { maxLength: 8 });
  fc.assert(
    fc.property(fc.nat(file.length), damage, (end, changes) => {
      const damaged = Buffer.from(file.subarray(0, end));
      for (const [at, value] of changes) if (at < end) damaged[at] = value;
      const { orientation = 1 } = pictureHeader(damaged) ?? {};
      expect(orientation).toBeGreaterThanOrEqual(1);
      expect(orientation).toBeLessThanOrEqual(8);
    }),
  );
});
