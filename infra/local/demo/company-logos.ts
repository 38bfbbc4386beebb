import { purposes, type SquareName } from '#shared/domain/files/purposes.ts';
import { companies, type CompanyKey } from './companies.ts';
import { type Area, drawJpeg, ellipse, type Point, rectangle, type Rgb, rounded } from './flat-drawing.ts';

const white: Rgb = [255, 255, 255];
const box = (x: number, y: number, width: number, height: number, radius = 2): Point[] =>
  rounded(rectangle(x, y, width, height), radius);
const shape = (radius: number, ...points: Point[]): Point[] => rounded(points, radius);

/** One of the rays around the middle; `turn` is a part of the circle. */
const ray = (turn: number): Point[] => {
  const [cos, sin] = [Math.cos(turn * 2 * Math.PI), Math.sin(turn * 2 * Math.PI)];
  return box(23, -3, 10, 6, 3).map(([x, y]): Point => [50 + x * cos - y * sin, 50 + x * sin + y * cos]);
};

/** Each contour is an area over those before it: in white, or as a hole in the company's colour. */
type Symbol = { colour: Rgb; parts: readonly (readonly ['white' | 'hole', ...(readonly Point[])[]])[] };

const symbols: Record<CompanyKey, Symbol> = {
  zelenyKos: {
    colour: [46, 125, 62],
    parts: [
      ['white', ellipse(50, 46, 21, 24), ellipse(50, 46, 15, 18)],
      ['white', shape(4, [20, 44], [80, 44], [72, 78], [28, 78])],
      ['hole', box(35, 52, 5, 18), box(47.5, 52, 5, 18), box(60, 52, 5, 18)],
    ],
  },
  drogerieLipa: {
    colour: [126, 150, 32],
    parts: [
      ['white', shape(14, [50, 82], [18, 50], [24, 22], [50, 34], [76, 22], [82, 50])],
      ['hole', box(48.5, 40, 3, 48, 1)],
      ['hole', shape(1, [49, 58], [34, 44], [36, 42], [50, 54]), shape(1, [51, 58], [66, 44], [64, 42], [50, 54])],
    ],
  },
  hobbyDum: {
    colour: [214, 92, 28],
    parts: [
      ['white', shape(3, [50, 18], [86, 50], [76, 50], [76, 80], [24, 80], [24, 50], [14, 50])],
      ['hole', box(43, 56, 14, 24, 1)],
    ],
  },
  kavarnySlunce: {
    colour: [226, 158, 20],
    parts: [['white', ellipse(50, 50, 18)], ...[0, 1, 2, 3, 4, 5, 6, 7].map((nth) => ['white', ray(nth / 8)] as const)],
  },
  personalPlus: {
    colour: [28, 92, 176],
    parts: [
      ['white', ellipse(42, 37, 13)],
      ['white', shape(12, [18, 80], [22, 55], [62, 55], [66, 80])],
      ['white', box(70, 26, 6, 22, 1)],
      ['white', box(62, 34, 22, 6, 1)],
    ],
  },
  moravaStaff: {
    colour: [168, 34, 52],
    parts: [
      [
        'white',
        [
          [22, 76],
          [22, 26],
          [34, 26],
          [50, 50],
          [66, 26],
          [78, 26],
          [78, 76],
          [66, 76],
          [66, 46],
          [50, 70],
          [34, 46],
          [34, 76],
        ],
      ],
    ],
  },
  hanackeZasoby: {
    colour: [122, 82, 48],
    parts: [
      ['white', shape(3, [32, 22], [68, 22], [80, 38], [80, 78], [20, 78], [20, 38])],
      ['hole', box(20, 37, 60, 4, 1)],
      ['hole', box(43, 40, 14, 10, 1)],
    ],
  },
};

/** The squares of a company's logo as JPEGs: a symbol in white on the company's colour. */
export const drawLogo = (companyId: string): Record<SquareName<'company-logo'>, Uint8Array> => {
  const found = Object.entries(companies).find(([, { id }]) => id === companyId);
  if (!found) throw new Error(`The company ${companyId} has no logo`);
  const { colour, parts } = symbols[found[0] as CompanyKey];
  const areas: Area[] = [
    { colour, contours: [box(2, 2, 96, 96, 20)] },
    ...parts.map(([tone, ...contours]) => ({ colour: tone === 'white' ? white : colour, contours })),
  ];
  const { large, small } = purposes['company-logo'].squares;
  return { large: drawJpeg(areas, white, large), small: drawJpeg(areas, white, small) };
};
