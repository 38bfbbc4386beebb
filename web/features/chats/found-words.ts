import { wordFor } from '#shared/domain/search-words.ts';

type Part = { text: string; isFound: boolean };

/** The parts of a text: the words that the typed ones find. */
export const foundWords = (text: string, typed: string): Part[] => {
  const isFound = wordFor(typed);
  return text
    .split(/([\p{L}\p{N}\p{M}]+)/u)
    .filter((part) => part !== '')
    .map((part) => ({ text: part, isFound: isFound(part) }));
};

/** Characters before the first found word. */
const shownBefore = 40;

/** The same from some words before the first found one. */
export const excerptOf = (text: string, typed: string): Part[] => {
  const parts = foundWords(text, typed);
  let from = Math.max(
    0,
    parts.findIndex(({ isFound }) => isFound),
  );
  for (let length = 0; from > 0 && length < shownBefore; length += parts[from]?.text.length ?? 0) from -= 1;
  return from === 0 ? parts : [{ text: '…', isFound: false }, ...parts.slice(from)];
};
