import { guessEncoding } from './guess-encoding.ts';
import type { Encoding } from './reading.ts';
import { TableError } from './table.ts';

const startsWith = (bytes: Uint8Array, ...start: readonly number[]): boolean =>
  start.every((byte, n) => bytes[n] === byte);

type Guess = { encoding: Encoding; isSure: boolean };

/**
 * The text of a file, without its byte order mark. Excel writes CSV in Windows-1250 on a Czech computer and in
 * Windows-1251 on a Russian one, in UTF-8 with a mark ("CSV UTF-8"), or in UTF-16 ("Unicode text"); older programs write
 * ISO-8859-2. Throws TableError for a binary file.
 */
export const decodeText = (bytes: Uint8Array, chosen?: Encoding): Guess & { text: string } => {
  const guess: Guess = chosen ? { encoding: chosen, isSure: true } : (unicodeOf(bytes) ?? guessEncoding(bytes));
  const text = new TextDecoder(guess.encoding).decode(bytes);
  // No text has a zero character, and most binary files have one.
  if (!chosen && (text.includes('\0') || startsWith(bytes, 0x25, 0x50, 0x44, 0x46))) throw new TableError('not-text');
  return { ...guess, text };
};

/**
 * The encoding that a mark names, or UTF-8, which a text in another one hardly is. A file that was cut off, or has a row
 * of another file, is UTF-8 with some wrong characters.
 */
const unicodeOf = (bytes: Uint8Array): Guess | null => {
  if (startsWith(bytes, 0xff, 0xfe)) return { encoding: 'utf-16le', isSure: true };
  if (startsWith(bytes, 0xfe, 0xff)) return { encoding: 'utf-16be', isSure: true };
  if (bytes.includes(0)) return null;
  if (isUtf8(bytes)) return { encoding: 'utf-8', isSure: true };
  return hasMostlyUtf8(bytes) ? { encoding: 'utf-8', isSure: false } : null;
};

const isUtf8 = (bytes: Uint8Array): boolean => {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
};

/** Whether at most a third of the characters beyond ASCII are wrong. */
const hasMostlyUtf8 = (bytes: Uint8Array): boolean => {
  const special = new TextDecoder().decode(bytes).replaceAll(/[\0-\u007F]+/g, '');
  return special.replaceAll(/[^\uFFFD]+/g, '').length * 3 <= special.length;
};
