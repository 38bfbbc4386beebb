import { PhotonImage } from '@cf-wasm/photon/node';
import { expect, it } from 'vitest';
import { icons } from './icons.ts';

const colourAt = (pixels: Uint8Array, side: number, x: number, y: number) =>
  Array.from(pixels.slice((y * side + x) * 4, (y * side + x) * 4 + 4));

it.each([
  ['icon-192.png', 192, 0],
  ['icon-512.png', 512, 0],
  ['icon-maskable-512.png', 512, 255],
  ['apple-touch-icon.png', 180, 255],
])('%s has %i pixels on each side, and corners with opacity %i', (name, side, opacity) => {
  const image = PhotonImage.new_from_byteslice(icons[name]?.() ?? new Uint8Array());
  expect([image.get_width(), image.get_height()]).toEqual([side, side]);
  const pixels = image.get_raw_pixels();
  image.free();
  expect(colourAt(pixels, side, 0, 0)[3]).toBe(opacity);
  // Between the two marks, and in the second one.
  expect(colourAt(pixels, side, side / 2, Math.round(side * 0.2))).toEqual([0x6a, 0x35, 0xcc, 255]);
  expect(colourAt(pixels, side, Math.round(side * 0.7), Math.round(side * 0.64))).toEqual([0xff, 0x75, 0x88, 255]);
});
