import { foldText } from '../fold-text.ts';

type Group = { words: readonly string[] };

/** Letters and digits without a space or a sign between them, as the search finds words in a text. */
export const isOneWord = (word: string): boolean => /^[\p{L}\p{N}]+$/u.test(foldText(word));

/** The words that were written before, whatever their case and diacritics, with their places. */
export const repeatedWords = (groups: readonly Group[]): { group: number; nth: number; word: string }[] => {
  const seen = new Set<string>();
  return groups.flatMap(({ words }, group) =>
    words.flatMap((word, nth) => {
      const folded = foldText(word);
      if (seen.has(folded)) return [{ group, nth, word }];
      seen.add(folded);
      return [];
    }),
  );
};
