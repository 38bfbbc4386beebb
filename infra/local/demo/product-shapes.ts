import { ellipse, type Point, rectangle, rounded } from './flat-drawing.ts';

/** The product's colour lighter, as it is and darker; paper, metal and writing. */
export type Tone = 'base' | 'light' | 'dark' | 'paper' | 'metal' | 'ink';
type Part = readonly [tone: Tone, ...contours: (readonly Point[])[]];
type Drawing = { ground?: readonly Point[]; parts: readonly Part[] };

const box = (x: number, y: number, width: number, height: number, radius = 2): Point[] =>
  rounded(rectangle(x, y, width, height), radius);
const shape = (radius: number, ...points: Point[]): Point[] => rounded(points, radius);
const ring = (x: number, y: number, outer: number, inner: number) => [ellipse(x, y, outer), ellipse(x, y, inner)];
const standing = (width: number): Point[] => ellipse(50, 88, width, 3);

/** Lines of text. */
const writing = (x: number, y: number, width: number): Part => [
  'ink',
  box(x, y, width * 0.7, 2.4, 1),
  box(x, y + 5, width, 1.6, 0.8),
  box(x, y + 8.5, width * 0.85, 1.6, 0.8),
];
const label = (x: number, y: number, width: number, height: number): Part[] => [
  ['paper', box(x, y, width, height)],
  writing(x + width * 0.14, y + height * 0.3, width * 0.66),
];

const torso = shape(
  4,
  [38, 16],
  [62, 16],
  [86, 28],
  [79, 45],
  [70, 40],
  [70, 86],
  [30, 86],
  [30, 40],
  [21, 45],
  [14, 28],
);

const drawings = {
  bottle: {
    ground: standing(20),
    parts: [
      ['base', shape(7, [36, 88], [36, 44], [44, 32], [56, 32], [64, 44], [64, 88])],
      ['light', box(39, 46, 4, 38)],
      ['dark', box(44, 20, 12, 12), shape(1, [40, 14], [62, 14], [62, 20], [40, 20])],
      ...label(40, 52, 20, 24),
    ],
  },
  canister: {
    ground: standing(28),
    parts: [
      ['dark', shape(4, [30, 34], [38, 20], [58, 20], [62, 34]), shape(3, [38, 31], [42, 25], [54, 25], [56, 31])],
      ['base', box(26, 30, 48, 58, 6)],
      ['light', box(30, 36, 4, 48)],
      ['dark', box(62, 20, 10, 10, 1.5)],
      ...label(36, 48, 30, 28),
    ],
  },
  roll: {
    ground: standing(30),
    parts: [
      ['base', rectangle(23, 34, 54, 46)],
      ['base', ellipse(50, 80, 27, 8)],
      ['dark', shape(1, [69, 36], [77, 34], [77, 80], [69, 85.5])],
      ['light', ellipse(50, 34, 27, 8)],
      ['dark', ellipse(50, 34, 9, 2.7)],
    ],
  },
  tape: {
    ground: standing(26),
    parts: [
      ['dark', ...ring(57, 54, 32, 18)],
      ['base', ...ring(49, 54, 32, 18)],
      ['light', ...ring(49, 54, 20, 18)],
      ['base', shape(1, [49, 80], [88, 82], [88, 88], [49, 86])],
    ],
  },
  carton: {
    ground: standing(36),
    parts: [
      ['base', shape(1, [18, 36], [60, 42], [60, 90], [18, 80])],
      ['dark', shape(1, [60, 42], [84, 34], [84, 78], [60, 90])],
      ['light', shape(1, [18, 36], [43, 29], [84, 34], [60, 42])],
      ['paper', shape(1, [25, 55], [47, 58.5], [47, 75], [25, 70])],
      [
        'ink',
        shape(0.5, [28, 59], [42, 61], [42, 63], [28, 61]),
        shape(0.5, [28, 63], [38, 64.5], [38, 66], [28, 64.5]),
      ],
    ],
  },
  pouch: {
    ground: standing(26),
    parts: [
      ['base', shape(3, [30, 14], [70, 14], [72, 26], [76, 88], [24, 88], [28, 26])],
      ['dark', shape(1, [30, 14], [70, 14], [71.5, 24], [28.5, 24])],
      ['light', shape(1, [30, 28], [34, 28], [31, 84], [27.5, 84])],
      ...label(36, 42, 28, 30),
    ],
  },
  broom: {
    parts: [
      ['metal', shape(1, [66, 8], [70, 9], [52, 64], [48, 63])],
      ['base', shape(2, [34, 58], [64, 68], [62, 75], [30, 65])],
      ['light', shape(1, [31, 66], [61, 75.5], [56, 94], [20, 82])],
      [
        'dark',
        ...[0, 1, 2, 3].map((n) =>
          shape(
            0.3,
            [37 + n * 6, 69 + n * 2],
            [38 + n * 6, 69.3 + n * 2],
            [31 + n * 7, 84 + n * 2],
            [30 + n * 7, 83.7 + n * 2],
          ),
        ),
      ],
    ],
  },
  bucket: {
    ground: standing(26),
    parts: [
      ['metal', ellipse(50, 40, 30, 26), ellipse(50, 40, 28, 24)],
      ['base', shape(4, [20, 38], [80, 38], [72, 88], [28, 88])],
      ['light', shape(2, [26, 46], [31, 46], [36, 83], [32, 83])],
      ['dark', box(17, 35, 66, 8, 3)],
    ],
  },
  basket: {
    ground: standing(34),
    parts: [
      [
        'metal',
        shape(6, [28, 44], [34, 18], [66, 18], [72, 44]),
        shape(4, [31, 44], [36.5, 21.5], [63.5, 21.5], [69, 44]),
      ],
      ['base', shape(4, [14, 42], [86, 42], [76, 86], [24, 86])],
      ['dark', box(12, 39, 76, 8, 3)],
      ['paper', ...[0, 1, 2].flatMap((row) => [0, 1, 2, 3, 4].map((n) => box(27 + n * 9.6, 53 + row * 10, 6, 5.5, 1)))],
    ],
  },
  glove: {
    parts: [
      [
        'base',
        shape(
          5,
          [34, 92],
          [34, 62],
          [20, 50],
          [26, 42],
          [37, 48],
          [36, 22],
          [44, 22],
          [45, 14],
          [53, 14],
          [54, 18],
          [61, 18],
          [62, 26],
          [68, 26],
          [69, 62],
          [64, 92],
        ),
      ],
      [
        'dark',
        box(33, 80, 33, 12, 3),
        shape(0.5, [44, 24], [45, 24], [45.5, 46], [44.5, 46]),
        shape(0.5, [53.5, 20], [54.5, 20], [54.5, 46], [53.5, 46]),
        shape(0.5, [61.5, 27], [62.5, 27], [62, 47], [61, 47]),
      ],
      ['light', ellipse(52, 62, 11, 9)],
    ],
  },
  shirt: {
    parts: [
      ['base', torso],
      ['dark', shape(3, [40, 16], [60, 16], [55, 24], [45, 24]), rectangle(30, 82, 40, 1.2)],
      ['light', box(54, 36, 10, 11, 1)],
    ],
  },
  vest: {
    parts: [
      ['base', shape(4, [36, 12], [44, 12], [50, 30], [56, 12], [64, 12], [72, 34], [74, 88], [26, 88], [28, 34])],
      ['dark', rectangle(49.3, 30, 1.4, 58)],
      [
        'paper',
        rectangle(26.6, 58, 46.8, 6),
        rectangle(26.3, 72, 47.4, 6),
        rectangle(34, 16, 5, 42),
        rectangle(61, 16, 5, 42),
      ],
    ],
  },
  shoe: {
    ground: ellipse(50, 82, 40, 3),
    parts: [
      ['base', shape(6, [16, 76], [14, 36], [36, 34], [42, 50], [64, 56], [86, 66], [88, 76])],
      ['dark', shape(2, [12, 74], [90, 74], [89, 82], [12, 82])],
      [
        'light',
        ...[0, 1, 2].map((n) =>
          shape(
            0.5,
            [42 + n * 8, 52 + n * 2.5],
            [45 + n * 8, 53 + n * 2.5],
            [41 + n * 8, 62 + n * 2],
            [38.5 + n * 8, 61 + n * 2],
          ),
        ),
      ],
      ['metal', shape(2, [15, 40], [19, 40], [20, 70], [16, 70])],
    ],
  },
  sheets: {
    ground: standing(32),
    parts: [
      ['dark', shape(2, [20, 30], [74, 26], [80, 84], [26, 90])],
      ['base', shape(2, [18, 24], [72, 20], [78, 78], [24, 84])],
      ['light', shape(2, [18, 24], [72, 20], [73, 32], [19, 36])],
      ['paper', shape(1, [34, 46], [62, 44], [64, 64], [36, 66])],
    ],
  },
  pen: {
    parts: [
      ['base', shape(2, [66, 16], [74, 24], [38, 74], [28, 65])],
      ['dark', shape(1, [38, 74], [28, 65], [22, 84]), shape(1, [68, 14], [76, 22], [74, 25], [65, 17])],
      ['light', shape(1, [64, 22], [66, 24], [36, 63], [34, 61])],
      ['metal', shape(1, [75, 24], [78, 27], [60, 52], [58, 49])],
    ],
  },
  cart: {
    ground: standing(38),
    parts: [
      ['metal', shape(2, [82, 20], [88, 20], [84, 70], [79, 70]), box(66, 18, 22, 5, 2)],
      ['base', box(12, 64, 74, 10, 2)],
      ['light', rectangle(15, 65.5, 68, 2)],
      ['ink', ellipse(26, 81, 7), ellipse(72, 81, 7)],
      ['metal', ellipse(26, 81, 3), ellipse(72, 81, 3)],
    ],
  },
  rack: {
    ground: standing(36),
    parts: [
      ['dark', rectangle(18, 12, 4, 77), rectangle(78, 12, 4, 77)],
      ['base', ...[14, 32, 50, 68, 84].map((y) => rectangle(18, y, 64, 4))],
      ['light', box(28, 20, 18, 12, 1), box(50, 36, 22, 14, 1), box(26, 56, 24, 12, 1)],
    ],
  },
  mug: {
    ground: standing(28),
    parts: [
      ['dark', ...ring(70, 56, 16, 10)],
      ['base', shape(6, [22, 30], [70, 30], [68, 88], [24, 88])],
      ['light', shape(2, [27, 40], [32, 40], [33, 80], [29, 80])],
      ['dark', ellipse(46, 30, 24, 6)],
    ],
  },
  cup: {
    ground: standing(20),
    parts: [
      ['base', shape(3, [28, 22], [72, 22], [65, 88], [35, 88])],
      ['dark', shape(1, [30.5, 44], [69.5, 44], [67, 66], [33, 66])],
      ['light', box(25, 17, 50, 8, 3)],
    ],
  },
} satisfies Record<string, Drawing>;
export type Shape = keyof typeof drawings;
export const shapes: Readonly<Record<Shape, Drawing>> = drawings;
