import type { DayKind } from '#shared/domain/pay/pay.ts';
import type { ShiftStatus } from '#shared/domain/shifts/shift.ts';

/** A colour of the theme with a contrast of 3:1 on the page (test/architecture/contrast.test.ts). */
type Colour = `shift-${ShiftStatus}-line` | `chart-${DayKind}`;

export type Series = {
  id: string;
  label: string;
  colour: Colour;
  /** One value per point. A negative one is only in the table. */
  values: readonly number[];
};

type Point = {
  id: string;
  /** Under the axis, as short as possible. */
  tick: string;
  /** In the table and in what is read out. */
  title: string;
};

export type ChartData = {
  label: string;
  /** `bars` stand beside each other, `stacked` ones on each other. */
  kind: 'bars' | 'stacked' | 'lines';
  /** What the points are: “Day”. */
  pointsLabel: string;
  points: readonly Point[];
  series: readonly Series[];
  /** Of a stack: what the values count again, hatched from the axis up. */
  part?: Omit<Series, 'colour'>;
  /** A value in the reader's language. */
  format: (value: number) => string;
  /** A value of the axis, at most 6 characters; by default as the others. */
  formatAxis?: (value: number) => string;
  /** The point that a reader starts at; the last one by default. */
  start?: number;
};

/** Pixels. */
export const chartHeight = 220;

/** What the table and the texts of a point have. */
export const valuesOf = ({ series, part }: Pick<ChartData, 'series' | 'part'>): readonly Omit<Series, 'colour'>[] =>
  part ? [...series, part] : series;

/** The values of a point in words. */
export const readPoint = (data: ChartData, n: number): string =>
  [
    data.points[n]?.title,
    ...valuesOf(data).map(({ label, values }) => `${label}: ${data.format(values[n] ?? 0)}`),
  ].join(', ');

/** The greatest value that the axis shows, at least 1. */
export const topOf = ({ kind, points, series }: Pick<ChartData, 'kind' | 'points' | 'series'>): number => {
  const of = (n: number) => series.map(({ values }) => values[n] ?? 0);
  const heights = points.map((_, n) =>
    kind === 'stacked' ? of(n).reduce((sum, value) => sum + value, 0) : Math.max(0, ...of(n)),
  );
  return Math.max(1, ...heights);
};

/** The point that a key moves to; undefined for other keys. */
export const pointAfter = (key: string, from: number, count: number): number | undefined => {
  const to = {
    ArrowLeft: from - 1,
    ArrowDown: from - 1,
    ArrowRight: from + 1,
    ArrowUp: from + 1,
    Home: 0,
    End: count - 1,
  }[key];
  return to === undefined ? undefined : Math.min(count - 1, Math.max(0, to));
};
