import { PhotonImage } from '@cf-wasm/photon/node';
import { describe, expect, it } from 'vitest';
import type { MediaType } from '#shared/domain/files/purposes.ts';
import {
  animated,
  canvas,
  colourAt,
  heldAs,
  jpegOf,
  lossless,
  lossy,
  picture,
  pngOf,
  webpOf,
} from '../../../test/world/pictures.ts';
import { squaresOf } from './square-pictures.ts';

const check = (bytes: Uint8Array, type: MediaType = 'image/jpeg') =>
  squaresOf({ type, purpose: 'profile-photo' }, Buffer.from(bytes));
/** The squares by name, for a picture that is accepted. */
const made = (bytes: Uint8Array, type?: MediaType) => {
  const result = check(bytes, type);
  if ('rejection' in result) throw new Error(`rejected: ${result.rejection}`);
  return result.squares as Record<'large' | 'small', Uint8Array>;
};
const sideOf = (jpeg: Uint8Array) => {
  const image = PhotonImage.new_from_byteslice(jpeg);
  return [image.get_width(), image.get_height()];
};

/** The darkest channel of a pixel. */
const darkest = (jpeg: Uint8Array, x: number, y: number) => {
  const image = PhotonImage.new_from_byteslice(jpeg);
  const at = (y * image.get_width() + x) * 4;
  return Math.min(...image.get_raw_pixels().subarray(at, at + 3));
};

const types = [
  ['image/jpeg', (image: PhotonImage) => image.get_bytes_jpeg(90)],
  ['image/png', (image: PhotonImage) => image.get_bytes()],
  ['image/webp', (image: PhotonImage) => image.get_bytes_webp()],
] as const;

describe('a picture', () => {
  it.for(types)('of type %s becomes two square JPEGs', ([type, encode]) => {
    const { large, small } = made(encode(picture(640, 400)), type);
    expect([sideOf(large), sideOf(small)]).toEqual([
      [256, 256],
      [96, 96],
    ]);
    for (const jpeg of [large, small]) expect([...jpeg.subarray(0, 3)]).toEqual([0xff, 0xd8, 0xff]);
    expect(large.length).toBeLessThan(40 * 1024);
  });

  /** Where a mark near the left of the upper edge is when the picture is upright: from the left and the top. */
  const marks = [
    [1, 0.25, 0.125],
    [2, 0.75, 0.125],
    [3, 0.75, 0.875],
    [4, 0.25, 0.875],
    [5, 0.125, 0.25],
    [6, 0.875, 0.25],
    [7, 0.875, 0.75],
    [8, 0.125, 0.75],
  ] as const;
  const marked = picture(400, 400, (left, top) => Math.abs(left - 0.25) < 0.06 && Math.abs(top - 0.125) < 0.06);

  it.for(types.flatMap(([type, encode]) => marks.map(([orientation]) => [type, orientation, encode] as const)))(
    'of type %s with EXIF orientation %i is upright and without EXIF data in both sizes',
    ([type, orientation, encode]) => {
      const sent = heldAs(orientation, encode(marked));
      expect(Buffer.from(sent).includes('GPS')).toBe(true);
      for (const jpeg of Object.values(made(sent, type))) {
        const [side = 0] = sideOf(jpeg);
        const isRed = ([, left, top]: (typeof marks)[number]) =>
          colourAt(jpeg, Math.round(left * side), Math.round(top * side)) === 'red';
        expect(marks.filter(isRed).map(([turn]) => turn)).toEqual([orientation]);
        for (const trace of ['Exif', 'GPS']) expect(Buffer.from(jpeg).includes(trace)).toBe(false);
      }
    },
  );

  it.for(types)('of type %s in a chat is turned as a whole', ([type, encode]) => {
    const sent = Buffer.from(heldAs(6, encode(picture(600, 200))));
    const inside = squaresOf({ type, purpose: 'chat-file' }, sent);
    if ('rejection' in inside) throw new Error(`rejected: ${inside.rejection}`);
    const [large = sent] = Object.values(inside.squares);
    expect([sideOf(large), colourAt(large, 100, 8), colourAt(large, 100, 590)]).toEqual([[200, 600], 'red', 'blue']);
  });

  it('of a logo is fitted into the square on white, whole and upright', () => {
    const png = Buffer.from(picture(600, 200).get_bytes());
    const logo = squaresOf({ type: 'image/png', purpose: 'company-logo' }, png);
    const turned = heldAs(6, picture(600, 200).get_bytes_jpeg(90));
    const upright = squaresOf({ type: 'image/jpeg', purpose: 'company-logo' }, Buffer.from(turned));
    if ('rejection' in logo || 'rejection' in upright) throw new Error('rejected');
    for (const [name, side] of [
      ['large', 256],
      ['small', 96],
    ] as const) {
      const [wide, high] = [logo.squares[name] ?? png, upright.squares[name] ?? png];
      expect([sideOf(wide), sideOf(high)]).toEqual([
        [side, side],
        [side, side],
      ]);
      const [middle, end] = [side / 2, side - 8];
      expect([colourAt(wide, 8, middle), colourAt(wide, end, middle)]).toEqual(['red', 'blue']);
      expect([colourAt(high, middle, 8), colourAt(high, middle, end)]).toEqual(['red', 'blue']);
      for (const [x, y] of [
        [middle, 8],
        [middle, end],
      ] as const)
        expect([darkest(wide, x, y), darkest(high, y, x)].every((value) => value > 250)).toBe(true);
    }
  });

  it('of a transparent logo has edges without a shadow of what is transparent', () => {
    const pixels = new Uint8Array(600 * 600 * 4);
    for (let at = 0; at < pixels.length; at += 4) if ((at / 4) % 600 < 301) pixels.set([255, 0, 0, 255], at);
    const png = Buffer.from(new PhotonImage(pixels, 600, 600).get_bytes());
    const logo = squaresOf({ type: 'image/png', purpose: 'company-logo' }, png);
    if ('rejection' in logo) throw new Error('rejected');
    const row = PhotonImage.new_from_byteslice(logo.squares['large'] ?? png)
      .get_raw_pixels()
      .subarray(128 * 256 * 4, 129 * 256 * 4);
    expect(Math.min(...row.filter((_, n) => n % 4 === 0))).toBeGreaterThan(240);
  });

  it('shows transparent parts in white', () => {
    const first = (pixels: Uint8Array) =>
      PhotonImage.new_from_byteslice(
        made(new PhotonImage(pixels, 64, 64).get_bytes(), 'image/png').large,
      ).get_raw_pixels()[0] ?? 0;
    expect(first(new Uint8Array(64 * 64 * 4))).toBeGreaterThan(250);
    const partly = new Uint8Array(64 * 64 * 4).map((_, n) => (n % 4 === 3 ? 100 : 200));
    expect(Math.abs(first(partly) - 233)).toBeLessThan(6);
  });
});

describe('a file is rejected', () => {
  it.for([
    [
      'SVG',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><rect width="9" height="9"/></svg>'),
    ],
    ['HTML', Buffer.from('<!doctype html><script>alert(1)</script><p>This is no picture at all.</p>')],
    ['a GIF', Buffer.from('GIF89a'.padEnd(64, '\0'), 'latin1')],
    [
      'HTML behind the first bytes of a JPEG',
      Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.from('<script>alert(1)</script>'.repeat(4))]),
    ],
    ['nothing', Buffer.alloc(0)],
  ] as const)('as no picture: %s', ([, bytes]) => {
    expect(check(bytes)).toEqual({ rejection: 'not-a-picture' });
  });

  it('as no picture if its data is missing, or decodes to another size than its headers name', () => {
    const truncated = picture(30, 30).get_bytes().subarray(0, 40);
    const trailing = pngOf(['IHDR', 2000, 2000]).subarray(8);
    const other = Buffer.concat([Buffer.from(picture(30, 30).get_bytes()), trailing]);
    for (const bytes of [truncated, other]) expect(check(bytes, 'image/png')).toEqual({ rejection: 'not-a-picture' });
  });

  it('as no picture if it ends within the header of a frame', () => {
    const hugeImage = webpOf(canvas(1, 1), lossless(16_383, 16_383));
    expect(hugeImage.length).toBe(46);
    for (const end of [32, 38, 39, 42])
      expect(check(hugeImage.subarray(0, end), 'image/webp')).toHaveProperty('rejection');
  });

  it('as of another type than was announced', () => {
    expect(check(picture(40, 40).get_bytes(), 'image/jpeg')).toEqual({ rejection: 'other-type' });
    expect(check(picture(40, 40).get_bytes_jpeg(80), 'image/webp')).toEqual({ rejection: 'other-type' });
  });

  it('as too large in its header, before it is decoded', () => {
    const bomb = Buffer.from(picture(30, 30).get_bytes());
    bomb.writeUInt32BE(60_000, 16);
    bomb.writeUInt32BE(60_000, 20);
    expect(check(bomb, 'image/png')).toEqual({ rejection: 'too-many-pixels' });
  });

  it.for([
    ['WebP that calls itself 1 x 1 and holds a frame of 16383 x 16383', webpOf(canvas(1, 1), lossless(16_383, 16_383))],
    ['WebP whose frame is lossy', webpOf(canvas(1, 1), lossy(16_383, 16_383))],
    ['WebP with one more frame', webpOf(lossless(1, 1), lossless(16_383, 16_383))],
    ['animated WebP', webpOf(canvas(1, 1), animated(1, 1, lossless(16_383, 16_383)))],
    ['animated WebP whose frame calls itself large', webpOf(canvas(1, 1), animated(16_383, 16_383, lossless(1, 1)))],
    ['JPEG with a second frame', jpegOf([16, 16], [60_000, 60_000])],
    ['JPEG with a small frame at its end', jpegOf([60_000, 60_000], [16, 16])],
    ['PNG with a second header', pngOf(['IHDR', 1, 1], ['IHDR', 60_000, 60_000])],
    ['PNG with a frame of an animation', pngOf(['IHDR', 1, 1], ['fcTL', 60_000, 60_000])],
  ] as const)('as too large in a later frame: %s', ([name, bomb]) => {
    expect(bomb.length).toBeLessThan(120);
    const type = `image/${name.match(/JPEG|PNG|WebP/)?.[0].toLowerCase() ?? ''}` as MediaType;
    expect(check(bomb, type)).toEqual({ rejection: 'too-many-pixels' });
  });
});
