import { foldText } from './fold-text.ts';

/** More words of one text are not searched. */
const maxWords = 8;
/**
 * Letters of a word that count. One typed letter of some scripts is folded to several, and the words of a search are a
 * sort key of DynamoDB, which has at most 1,024 bytes.
 */
const maxLetters = 30;

/** The distinct words of a text, without case and diacritics. */
export const allWords = (text: string): string[] =>
  [
    ...new Set(
      foldText(text)
        .split(/[^\p{L}\p{N}]+/u)
        .map(beginningOf),
    ),
  ].filter((word) => word !== '');
/** Those that are stored for searching. */
export const searchWords = (text: string): string[] => allWords(text).slice(0, maxWords);
const beginningOf = (word: string): string => Array.from(word).slice(0, maxLetters).join('');

/**
 * The words that somebody types to find a record, in each way to read them. Digits in groups are words, as in a post
 * code, or one number, as of a phone. Of an e-mail, what is before its @ counts, as in the records. There is no way to
 * read a text without letters and digits.
 */
export const typedWords = (typed: string): string[][] => {
  const words = searchWords(typed.replaceAll(/(?<=\S)@\S*/g, ''));
  if (words.length === 0) return [];
  const isGrouped = /^[+\d\s]*$/.test(typed) && /\d\s+\d/.test(typed);
  return isGrouped ? [words, [typed.replaceAll(/\D/g, '')]] : [words];
};

/**
 * Whether each typed word begins one of a record's words. An empty text is no search, so every record fits; no record
 * fits a text without letters and digits.
 */
export const searchFor = (typed: string): ((words: readonly string[]) => boolean) => {
  if (typed.trim() === '') return () => true;
  const ways = typedWords(typed);
  return (words) => ways.some((way) => way.every((start) => words.some((word) => word.startsWith(start))));
};
