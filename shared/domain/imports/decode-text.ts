import { TableError } from './table.ts';

const startsWith = (bytes: Uint8Array, ...start: readonly number[]): boolean =>
  start.every((byte, n) => bytes[n] === byte);

/**
 * The text of a file. Excel writes CSV in Windows-1250 on a Czech computer, in UTF-8 with a byte order mark ("CSV
 * UTF-8"), or in UTF-16 ("Unicode text"). Text that is not valid UTF-8 is Windows-1250. Throws TableError for a binary
 * file.
 */
export const decodeText = (bytes: Uint8Array): string => {
  if (startsWith(bytes, 0xff, 0xfe)) return decode('utf-16le', bytes);
  if (startsWith(bytes, 0xfe, 0xff)) return decode('utf-16be', bytes);
  // No text has a zero byte, and most binary files have one.
  if (bytes.includes(0) || startsWith(bytes, 0x25, 0x50, 0x44, 0x46)) throw new TableError('not-text');
  try {
    return decode('utf-8', bytes);
  } catch {
    return decode('windows-1250', bytes);
  }
};

/** Without the byte order mark. */
const decode = (encoding: string, bytes: Uint8Array): string => {
  try {
    return new TextDecoder(encoding, { fatal: encoding !== 'windows-1250' }).decode(bytes);
  } catch (error) {
    throw encoding === 'utf-8' ? error : new TableError('damaged');
  }
};
