import Papa from 'papaparse';
import { type Delimiter, delimiters } from './reading.ts';

/** Lines with text that are looked at. */
const sampled = 30;

/** How well the lines of a text form columns with a delimiter: 1 if each line has as many cells as the first one. */
type Fit = { delimiter: Delimiter; fit: number; rank: number };

/**
 * The delimiter by which the lines have the same number of cells, and many of them. One that stands before a space, as
 * in prose, or between digits, as in a price, ranks lower: `Kód;Název (cs, en, ru);12,50`. `isSure` if no other one
 * comes close. Lines end with LF.
 */
export const guessDelimiter = (text: string): { delimiter: Delimiter; isSure: boolean } => {
  const fits = delimiters.map((delimiter) => fitOf(text, delimiter));
  const [best, second] = fits.toSorted((one, other) => other.rank - one.rank);
  // A single column has no delimiter.
  if (!best || best.rank === 0) return { delimiter: ';', isSure: !/[;,\t|]/.test(text) };
  return { delimiter: best.delimiter, isSure: best.fit >= 0.7 && (second?.rank ?? 0) <= best.rank * 0.7 };
};

const fitOf = (text: string, delimiter: Delimiter): Fit => {
  const { data } = Papa.parse<string[]>(text, { delimiter, newline: '\n', preview: sampled, skipEmptyLines: 'greedy' });
  const widths = data.map((cells) => cells.length);
  const usual = mostFrequent(widths);
  if (usual <= 1) return { delimiter, fit: 0, rank: 0 };
  const fit = widths.filter((width) => width === usual).length / widths.length;
  const sides = data.flatMap((row) => row.slice(1).map((cell, n) => `${row[n]?.at(-1) ?? ''}|${cell.charAt(0)}`));
  const inside = sides.filter((each) => /\| |\d\|\d/.test(each)).length / Math.max(1, sides.length);
  // A row that is longer than the usual one was split within a cell.
  const isSplit = widths.some((width) => width > usual);
  return { delimiter, fit, rank: fit * (1 - 1 / usual) * (1 - inside / 2) * (isSplit ? 0.8 : 1) };
};

/** Of two that are alike, the larger one: a title above the header has few cells. Zero of none. */
const mostFrequent = (widths: readonly number[]): number => {
  const counts = [...Map.groupBy(widths, (width) => width)].map(([width, same]) => ({ width, times: same.length }));
  const [first] = counts.toSorted((one, other) => other.times - one.times || other.width - one.width);
  return first?.width ?? 0;
};
