import { streamSafe } from './stream-safe.ts';

/** Folds case and diacritics, so that "kralovo" finds "Královo". */
export const foldText = (text: string): string =>
  streamSafe(text).normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Whether a text contains a search, ignoring case and diacritics. */
export const includesFolded = (text: string, search: string): boolean => foldText(text).includes(foldText(search));
