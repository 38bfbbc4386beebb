import { cleanLine } from '../clean-text.ts';
import { guarded } from '../exports/csv.ts';
import { foldText } from '../fold-text.ts';

/** The field of each column in its order; null for a column that is not imported. */
export type Columns<F extends string> = readonly (F | null)[];

/** Without case, diacritics, punctuation and notes in brackets of any kind. */
export const foldHeader = (text: string): string =>
  foldText(text)
    .replaceAll(/\([^)]*\)|\[[^\]]*\]/g, ' ')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Finds the fields that headers name, each once. `names` are those of each field in Czech, English and Russian. */
export const columnGuesser = <F extends string>(names: Readonly<Record<F, readonly string[]>>) => {
  const fieldOf = new Map(
    (Object.keys(names) as F[]).flatMap((field) => names[field].map((name) => [foldHeader(name), field] as const)),
  );
  return (header: readonly string[]): Columns<F> => {
    const guessed = header.map((text) => fieldOf.get(foldHeader(text)) ?? null);
    return guessed.map((field, n) => (guessed.indexOf(field) === n ? field : null));
  };
};

/** The columns with another field for one of them. A field that another column had moves to it. */
export const chooseField = <F extends string>(columns: Columns<F>, column: number, field: F | null): Columns<F> =>
  columns.map((other, n) => {
    if (n === column) return field;
    return field !== null && other === field ? null : other;
  });

/**
 * Whether a spreadsheet would calculate a cell. It is refused where a person writes a text, because an export would carry
 * it into somebody's spreadsheet. With the guard of an export, it is a text.
 */
export const startsFormula = (cell: string): boolean => {
  const text = cleanLine(cell);
  return /^[=+\-@]/.test(text) && guarded(text) !== text;
};
