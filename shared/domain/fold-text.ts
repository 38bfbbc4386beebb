import { expansions, typedAs } from './letters.ts';
import { streamSafe } from './stream-safe.ts';

const replacements: Readonly<Record<string, string>> = { ...expansions, ...typedAs };
const undecomposed = new RegExp(`[${Object.keys(replacements).join('')}]`, 'gu');

/**
 * Folds case, diacritics, ligatures, widths and invisible characters, so that "kralovo" finds "Královo", and "lodz" finds
 * "Łódź".
 */
export const foldText = (text: string): string =>
  streamSafe(text)
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(undecomposed, (letter) => replacements[letter] ?? letter)
    .replaceAll(/[\p{M}\p{DI}]/gu, '');

/** Whether a text contains a search, ignoring case and diacritics. */
export const includesFolded = (text: string, search: string): boolean => foldText(text).includes(foldText(search));
