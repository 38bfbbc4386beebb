import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Area, drawPng, rectangle, type Rgb, rounded } from '../local/demo/flat-drawing.ts';
import { root } from '../local/folders.ts';

/** The side of icon.svg. */
const side = 24;

/** The rectangles of the icon, in parts of a hundred. */
const rectangles = (): Area[] => {
  const svg = readFileSync(join(root, 'web/public/icon.svg'), 'utf8');
  return [...svg.matchAll(/<rect ([^>]*)\/>/g)].map(([, attributes = '']) => {
    const of = (name: string) => new RegExp(`(?:^| )${name}="([^"]*)"`).exec(attributes)?.[1];
    const part = (name: string) => (Number(of(name) ?? 0) / side) * 100;
    const box = rectangle(part('x'), part('y'), part('width'), part('height'));
    return { colour: colourOf(of('fill') ?? ''), contours: [rounded(box, part('rx'))] };
  });
};

/** #abc or #aabbcc */
const colourOf = (hex: string): Rgb => {
  const [red = 0, green = 0, blue = 0] = (/^#(.)(.)(.)$/.exec(hex) ?? /^#(..)(..)(..)$/.exec(hex) ?? [])
    .slice(1)
    .map((digits) => Number.parseInt(digits.padStart(2, digits), 16));
  return [red, green, blue];
};

/**
 * icon.svg as PNG files, which installed apps need. The whole square of `full` is painted, because Android and iOS cut
 * their own shapes; the drawing is within Android's safe circle.
 */
const drawn = (size: number, shape: 'rounded' | 'full'): Uint8Array => {
  const [ground, ...marks] = rectangles();
  if (!ground) throw new Error('icon.svg has no rectangle');
  return shape === 'full'
    ? drawPng(marks, { colour: ground.colour, opaque: true }, size)
    : drawPng([ground, ...marks], { colour: ground.colour, opaque: false }, size);
};

/** The files by name. */
export const icons: Readonly<Record<string, () => Uint8Array>> = {
  'icon-192.png': () => drawn(192, 'rounded'),
  'icon-512.png': () => drawn(512, 'rounded'),
  'icon-maskable-512.png': () => drawn(512, 'full'),
  'apple-touch-icon.png': () => drawn(180, 'full'),
};
