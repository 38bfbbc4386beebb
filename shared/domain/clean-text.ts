import { streamSafe } from './stream-safe.ts';

/**
 * One line of user text: composed (NFC) and trimmed, with a single space in place of white space, line breaks, control
 * and invisible characters: Unicode category C (zero-width, bidi, unassigned), the property Default_Ignorable (fillers,
 * variation selectors) and the blank Braille pattern.
 */
export const cleanLine = (written: string): string =>
  streamSafe(written)
    .normalize('NFC')
    .replaceAll(/[\p{C}\p{DI}\u2800\s]+/gu, ' ')
    .trim();

/**
 * Several lines of user text: like `cleanLine`, but line breaks are kept as LF, and so are spaces and tabs, because
 * Markdown needs them.
 */
export const cleanLines = (written: string): string =>
  streamSafe(written)
    .normalize('NFC')
    .replaceAll(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replaceAll(/[[\p{C}\p{DI}\u2800]--[\n\t]]/gv, '')
    .trim();
