import { purposes, type SquareName } from '#shared/domain/files/purposes.ts';
import { type Area, drawJpeg, type Point, type Rgb } from './flat-drawing.ts';
import { type Shape, shapes, type Tone } from './product-shapes.ts';

const colours = {
  white: [226, 230, 234],
  black: [58, 62, 70],
  grey: [150, 158, 168],
  blue: [47, 111, 186],
  red: [204, 62, 58],
  green: [64, 148, 92],
  yellow: [240, 190, 60],
  orange: [232, 126, 50],
  brown: [181, 136, 92],
} as const satisfies Record<string, Rgb>;
export type Colour = keyof typeof colours;

/** One on white, or two on grey. */
type View = 'one' | 'pair';
export type Picture = { shape: Shape; colour: Colour; view: View };

const white: Rgb = [255, 255, 255];
const light: Rgb = [244, 245, 247];
const shadow: Rgb = [222, 225, 230];

const mixed = ([r, g, b]: Rgb, [red, green, blue]: Rgb, share: number): Rgb => {
  const between = (one: number, other: number) => Math.round(one * (1 - share) + other * share);
  return [between(r, red), between(g, green), between(b, blue)];
};

const toneOf = (tone: Tone, base: Rgb): Rgb =>
  ({
    base,
    light: mixed(base, white, 0.3),
    dark: mixed(base, [20, 24, 32], 0.28),
    paper: mixed(white, base, 0.06),
    metal: [168, 174, 182] as const,
    ink: [70, 76, 86] as const,
  })[tone];

type Placement = { scale: number; left: number; top: number };
/** Where the shape's square is in the picture. */
const placements: Readonly<Record<View, readonly Placement[]>> = {
  one: [{ scale: 1, left: 0, top: 0 }],
  pair: [
    { scale: 0.62, left: 32, top: 12 },
    { scale: 0.72, left: 2, top: 20 },
  ],
};

type Purpose = 'product-photo' | 'collection-cover' | 'publication-cover' | 'chat-file';

/** The squares of a product photo, of a cover, or of a picture in the chat, as JPEGs. Takes about 90 ms, most of it for the compression. */
export const drawPicture = (
  { shape, colour, view }: Picture,
  purpose: Purpose,
): Record<SquareName<Purpose>, Uint8Array> => {
  const areas = placements[view].flatMap((placement) => areasOf(shape, colours[colour], placement));
  const ground = view === 'one' ? white : light;
  const { large, small } = purposes[purpose].squares;
  return { large: drawJpeg(areas, ground, large), small: drawJpeg(areas, ground, small) };
};

const areasOf = (shape: Shape, base: Rgb, { scale, left, top }: Placement): Area[] => {
  const placed = ([x, y]: Point): Point => [left + x * scale, top + y * scale];
  const { ground, parts } = shapes[shape];
  return [
    ...(ground ? [{ colour: shadow, contours: [ground] }] : []),
    ...parts.map(([tone, ...contours]) => ({ colour: toneOf(tone, base), contours })),
  ].map(({ colour, contours }) => ({ colour, contours: contours.map((contour) => contour.map(placed)) }));
};
