import { foldText } from '#shared/domain/fold-text.ts';

/** A word as it is written and folded, with its place in the text. */
export type Word = { text: string; folded: string; at: number };

/** Without apostrophes and the English genitive: `Jana's` is `Jana`, `didn't` is `didnt`. */
export const withoutApostrophes = (text: string): string => text.replaceAll(/[’']s\b/g, '').replaceAll(/[’']/g, '');

export const wordsOf = (text: string): Word[] =>
  [...text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)].map(({ 0: word, index }) => ({
    text: word,
    folded: foldText(word),
    at: index,
  }));

const isWord = (stem: string, word: string): boolean => {
  if (stem.startsWith('~')) return word.endsWith(stem.slice(1));
  return stem.endsWith('=') ? word === stem.slice(0, -1) : word.startsWith(stem);
};

const cache = new Map<string, string[][]>();
const groupsOf = (phrase: string): string[][] => {
  const known =
    cache.get(phrase) ??
    foldText(phrase)
      .split(' ')
      .map((group) => group.split('_'));
  cache.set(phrase, known);
  return known;
};

/**
 * The index of the first word of a phrase; -1 without it. A phrase is beginnings of words in their order: `kdo prac` is
 * in “Kdo zítra pracuje”. `kdo=` is a whole word, `~ть` the end of one, `next_week` two words without others between
 * them, `^order` a phrase that begins the text.
 */
export const findPhrase = (words: readonly Word[], phrase: string): number => {
  const groups = groupsOf(phrase.replace(/^\^/, ''));
  let first = -1;
  let from = 0;
  for (const group of groups) {
    const found = words.findIndex(
      (_, at) => at >= from && group.every((stem, nth) => isWord(stem, words[at + nth]?.folded ?? '')),
    );
    if (found < 0) return -1;
    if (first < 0) first = found;
    if (first > 0 && phrase.startsWith('^')) return -1;
    from = found + group.length;
  }
  return first;
};

/** Lists of phrases with commas between them. */
export const phrases = (...lists: readonly string[]): string[] => lists.flatMap((list) => list.split(', '));

export const says = (words: readonly Word[], stems: readonly string[]): boolean =>
  stems.some((phrase) => findPhrase(words, phrase) >= 0);
