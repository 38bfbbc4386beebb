import { createHash } from 'node:crypto';
import { purposes, type SquareName } from '#shared/domain/files/purposes.ts';
import { type Area, drawJpeg, ellipse, type Point, rectangle, type Rgb, rounded } from './flat-drawing.ts';

const skins: readonly Rgb[] = [
  [246, 214, 190],
  [232, 190, 160],
  [206, 156, 122],
];
const hairs: readonly Rgb[] = [
  [58, 42, 34],
  [104, 70, 44],
  [170, 122, 66],
  [36, 34, 38],
  [150, 146, 144],
];
const shirts: readonly Rgb[] = [
  [46, 98, 158],
  [108, 60, 150],
  [40, 120, 96],
  [190, 84, 66],
  [84, 92, 104],
];
const walls: readonly Rgb[] = [
  [226, 232, 240],
  [236, 228, 218],
  [220, 234, 226],
  [234, 224, 236],
];
const dark: Rgb = [44, 40, 44];
const lips: Rgb = [164, 84, 76];

const box = (x: number, y: number, width: number, height: number, radius: number): Point[] =>
  rounded(rectangle(x, y, width, height), radius);

/** Drawn portraits as the squares of a photo, the same for a name each time. */
export const drawPortrait = (fio: string): Record<SquareName<'profile-photo'>, Uint8Array> => {
  const [first = 0, second = 0, third = 0, fourth = 0, fifth = 0] = createHash('sha256').update(fio).digest();
  const of = (colours: readonly Rgb[], byte: number): Rgb => colours[byte % colours.length] ?? dark;
  const [skin, hair, shirt, wall] = [of(skins, first), of(hairs, second), of(shirts, third), of(walls, fourth)];
  const isLong = /[aá]$/u.test(fio);
  const areas: Area[] = [
    ...(isLong ? [{ colour: hair, contours: [box(26, 18, 48, 62, 22)] }] : []),
    { colour: shirt, contours: [box(16, 76, 68, 60, 24)] },
    { colour: skin, contours: [box(42, 60, 16, 22, 6)] },
    { colour: hair, contours: [ellipse(50, 36, 23, 23)] },
    { colour: skin, contours: [ellipse(50, 45, 20, 24)] },
    { colour: hair, contours: [box(30, 18 + (fifth % 3), 40, 12, 6)] },
    { colour: dark, contours: [ellipse(42.5, 44, 2), ellipse(57.5, 44, 2)] },
    { colour: lips, contours: [ellipse(50, 57, 7, 4)] },
    { colour: skin, contours: [ellipse(50, 54.5, 9, 4)] },
    ...(fifth % 4 === 0
      ? [
          {
            colour: dark,
            contours: [ellipse(42.5, 44, 6), ellipse(42.5, 44, 5), ellipse(57.5, 44, 6), ellipse(57.5, 44, 5)],
          },
        ]
      : []),
  ];
  const { large, small } = purposes['profile-photo'].squares;
  return { large: drawJpeg(areas, wall, large), small: drawJpeg(areas, wall, small) };
};
