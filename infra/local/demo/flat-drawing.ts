import { PhotonImage } from '@cf-wasm/photon/node';

/** In a square of 100 by 100, from its left upper corner. */
export type Point = readonly [x: number, y: number];
export type Rgb = readonly [red: number, green: number, blue: number];
/** An area in one colour; contours inside others are holes. */
export type Area = { colour: Rgb; contours: readonly (readonly Point[])[] };

/** A square picture of areas, each over those before it, as a JPEG. */
export const drawJpeg = (areas: readonly Area[], ground: Rgb, side: number): Uint8Array => {
  const image = draw(areas, { colour: ground, opaque: true }, side);
  const jpeg = image.get_bytes_jpeg(85);
  image.free();
  return jpeg;
};

/** As a PNG. A ground that is not opaque gives edges their colour only. */
export const drawPng = (areas: readonly Area[], ground: Ground, side: number): Uint8Array => {
  const image = draw(areas, ground, side);
  const png = image.get_bytes();
  image.free();
  return png;
};

type Ground = { colour: Rgb; opaque: boolean };

const draw = (areas: readonly Area[], { colour: [red, green, blue], opaque }: Ground, side: number): PhotonImage => {
  const pixels = new Uint8Array(side * side * 4);
  new Uint32Array(pixels.buffer).fill((opaque ? 0xff_00_00_00 : 0) | (blue << 16) | (green << 8) | red);
  for (const area of areas) paint(pixels, side, area);
  return new PhotonImage(pixels, side, side);
};

/** Lines on which an edge is looked for in each row of pixels, so that it is smooth. */
const linesPerRow = 4;

const paint = (pixels: Uint8Array, side: number, { colour, contours }: Area): void => {
  const edges = contours.flatMap((contour) => edgesOf(contour, side / 100));
  const ys = edges.flatMap(({ top, bottom }) => [top, bottom]);
  const last = Math.min(side - 1, Math.floor(Math.max(...ys)));
  const coverage = new Float32Array(side + 1);
  for (let row = Math.max(0, Math.floor(Math.min(...ys))); row <= last; row++) {
    coverage.fill(0);
    for (let line = 0; line < linesPerRow; line++) {
      const xs = crossings(edges, row + (line + 0.5) / linesPerRow);
      for (let n = 0; n + 1 < xs.length; n += 2) cover(coverage, xs[n] ?? 0, xs[n + 1] ?? 0);
    }
    blend(pixels.subarray(row * side * 4, (row + 1) * side * 4), coverage, colour);
  }
};

type Edge = { top: number; bottom: number; x: number; slope: number };
const edgesOf = (contour: readonly Point[], scale: number): Edge[] =>
  contour.flatMap((from, n) => {
    const to = contour[(n + 1) % contour.length] ?? from;
    const [high, low] = from[1] < to[1] ? [from, to] : [to, from];
    if (high[1] === low[1]) return [];
    const slope = (low[0] - high[0]) / (low[1] - high[1]);
    return [{ top: high[1] * scale, bottom: low[1] * scale, x: high[0] * scale, slope }];
  });

const crossings = (edges: readonly Edge[], y: number): number[] =>
  edges
    .filter(({ top, bottom }) => top <= y && y < bottom)
    .map(({ top, x, slope }) => x + (y - top) * slope)
    .toSorted((one, other) => one - other);

const cover = (coverage: Float32Array, from: number, to: number): void => {
  const [start, end] = [Math.max(0, from), Math.min(coverage.length - 1, to)];
  for (let x = Math.floor(start); x < end; x++)
    coverage[x] = (coverage[x] ?? 0) + (Math.min(end, x + 1) - Math.max(start, x)) / linesPerRow;
};

const blend = (row: Uint8Array, coverage: Float32Array, colour: Rgb): void => {
  for (let x = 0; x * 4 < row.length; x++) {
    const share = coverage[x] ?? 0;
    if (share === 0) continue;
    for (const [channel, value] of [...colour, 255].entries()) {
      const before = row[x * 4 + channel] ?? 0;
      row[x * 4 + channel] = Math.round(before + (value - before) * share);
    }
  }
};

export const rectangle = (x: number, y: number, width: number, height: number): Point[] => [
  [x, y],
  [x + width, y],
  [x + width, y + height],
  [x, y + height],
];

export const ellipse = (x: number, y: number, across: number, down: number = across): Point[] =>
  Array.from({ length: 64 }, (_, n) => {
    const angle = (n / 64) * 2 * Math.PI;
    return [x + across * Math.cos(angle), y + down * Math.sin(angle)];
  });

/** Cuts the corners of a contour round. */
export const rounded = (contour: readonly Point[], radius: number): Point[] =>
  contour.flatMap((corner, n) => {
    const before = contour.at(n - 1) ?? corner;
    const after = contour[(n + 1) % contour.length] ?? corner;
    const [start, end] = [towards(corner, before, radius), towards(corner, after, radius)];
    return Array.from({ length: 7 }, (_, step) => bend(start, corner, end, step / 6));
  });

const towards = ([x, y]: Point, [toX, toY]: Point, distance: number): Point => {
  const length = Math.hypot(toX - x, toY - y);
  const share = Math.min(0.5, distance / length);
  return [x + (toX - x) * share, y + (toY - y) * share];
};

/** A point of the quadratic curve from `start` to `end` that is drawn to `corner`. */
const bend = (start: Point, corner: Point, end: Point, at: number): Point => {
  const of = (axis: 0 | 1) => (1 - at) ** 2 * start[axis] + 2 * at * (1 - at) * corner[axis] + at ** 2 * end[axis];
  return [of(0), of(1)];
};
