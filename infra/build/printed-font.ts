import { readFile } from 'node:fs/promises';
import subset from 'subset-font';

/** The letters of Latin, Greek and Cyrillic, and the signs between them. */
const letters = String.fromCodePoint(...Array.from({ length: 0x27_00 - 0x20 }, (_, n) => 0x20 + n));

/**
 * A font of a package (WOFF2) as TrueType: a PDF embeds parts of it, and what embeds them reads no other format. The
 * import `with { type: 'bytes' }` has it as its default.
 */
export const printedFont = async (file: string): Promise<Uint8Array> =>
  subset(await readFile(file), letters, { targetFormat: 'sfnt' });
