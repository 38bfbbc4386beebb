import { foldText } from './fold-text.ts';
import { compactPhone } from './people/phone.ts';

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
  return words.length === 0 ? [] : [words, ...numbersIn(typed).map((number) => [number])];
};

/** Fewer digits in groups are no beginning of a phone number: 1.5 is not 15. */
const leastDigits = 5;

/** The digits as which a text begins a phone number: as they are, and of a Czech number without its calling code. */
const numbersIn = (typed: string): string[] => {
  const [, plus, digits = ''] = /^(\+?)(\d+)$/.exec(compactPhone(typed)) ?? [];
  return [
    ...(plus !== '' || digits.length >= leastDigits ? [digits] : []),
    ...(plus === '' && /^[2-9]\d{2,8}$/.test(digits) ? [`420${digits}`] : []),
  ].filter((number) => number !== '');
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
