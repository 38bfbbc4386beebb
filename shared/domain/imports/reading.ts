/** The encodings that a person may choose for a text, as TextDecoder names them. */
export const encodings = ['utf-8', 'windows-1250', 'iso-8859-2', 'windows-1251', 'utf-16le', 'utf-16be'] as const;
export type Encoding = (typeof encodings)[number];

export const delimiters = [';', ',', '\t', '|'] as const;
export type Delimiter = (typeof delimiters)[number];

/** How a file is to be read. What is not chosen is guessed. */
export type ReadingChoice = {
  encoding?: Encoding;
  delimiter?: Delimiter;
  /** The position of a sheet among those of `Reading`, from zero. */
  sheet?: number;
  /** The number of the row with the names of the columns; 0 for a file without one. */
  header?: number;
};

/** How a file was read, so that a person can see and change it. */
export type Reading = {
  /** Null for a workbook. */
  text: { encoding: Encoding; delimiter: Delimiter } | null;
  /** Null for a text. A hidden sheet is offered only if no sheet is visible. */
  workbook: { sheets: string[]; sheet: number } | null;
  /** The number of the row with the names of the columns; 0 without one. */
  header: number;
  /** The first rows of the file that have text: any of them may be the header. */
  first: { number: number; cells: string[] }[];
  /** What was guessed and may well be wrong. */
  unsure: ('encoding' | 'delimiter' | 'header')[];
};
