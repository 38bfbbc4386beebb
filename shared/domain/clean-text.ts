import { streamSafe } from './stream-safe.ts';

/**
 * Invisible characters: Unicode category C except controls (zero-width, bidi, unassigned), the property
 * Default_Ignorable (fillers, variation selectors) and the blank Braille pattern. They are removed without a space,
 * because they join parts of one character, for example of an emoji.
 */
const invisible = /[[\p{C}\p{DI}\u2800]--\p{Cc}]/gv;

/** Composes last: an invisible character between a letter and its mark would prevent it. */
const composed = (written: string): string => streamSafe(written.replaceAll(invisible, '')).normalize('NFC');

/**
 * One line of user text: composed (NFC) and trimmed, without invisible characters, with a single space in place of
 * white space, line breaks and control characters.
 */
export const cleanLine = (written: string): string =>
  composed(written)
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim();

/**
 * Several lines of user text: like `cleanLine`, but line breaks are kept as LF, and so are spaces and tabs, because
 * Markdown needs them.
 */
export const cleanLines = (written: string): string =>
  composed(written)
    .replaceAll(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replaceAll(/[\p{Cc}--[\n\t]]/gv, '')
    .trim();
