import { streamSafe } from './stream-safe.ts';

/**
 * One line as a person means it: composed (NFC), with one space in the place of white space, line breaks, controls and
 * invisible characters (Unicode's category C: zero-width, bidi, unassigned), and none around it.
 */
export const cleanLine = (written: string): string =>
  streamSafe(written)
    .normalize('NFC')
    .replaceAll(/[\p{C}\s]+/gu, ' ')
    .trim();

/** Several lines: as one line, but breaks are kept as \n, and so are spaces and tabs, which Markdown reads. */
export const cleanLines = (written: string): string =>
  streamSafe(written)
    .normalize('NFC')
    .replaceAll(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replaceAll(/[^\P{C}\n\t]/gu, '')
    .trim();
