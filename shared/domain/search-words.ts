import { foldText } from './fold-text.ts';
import { compactPhone } from './people/phone.ts';
import { type Alike, withoutTimes, withTimes, withUnits } from './units.ts';

/** More words of one text are not searched. */
const maxWords = 8;
/**
 * Letters of a word that count. One typed letter of some scripts is folded to several, and the words of a search are a
 * sort key of DynamoDB, which has at most 1,024 bytes.
 */
const maxLetters = 30;

const wordsOf = (text: string): string[] =>
  foldText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .map(beginningOf)
    .filter((word) => word !== '');
/** The distinct words of a text, without case and diacritics. */
export const allWords = (text: string): string[] => [...new Set(wordsOf(text))];
/** Those that are stored for searching. */
export const searchWords = (text: string): string[] => allWords(text).slice(0, maxWords);
const beginningOf = (word: string): string => Array.from(word).slice(0, maxLetters).join('');

/** The words that somebody types. Of an e-mail, what is before its @ counts, as in the records. */
const wordsTyped = (typed: string): string[] => wordsOf(withTimes(typed.replaceAll(/(?<=\S)@\S*/g, '')));
const alikeOf = (words: readonly string[]): Alike[] => withUnits(words).slice(0, maxWords);

/**
 * The words that somebody types to find a record, in each way to read them. Digits in groups are words, as in a post
 * code, or one number, as of a phone. A number and its unit are two words or one, and so is 2x500. There is no way to
 * read a text without letters and digits.
 */
export const typedWords = (typed: string): string[][] => {
  const words = wordsTyped(typed);
  const apart = withoutTimes(words);
  const readings = apart.length > words.length ? [words, apart] : [words];
  return words.length === 0 ? [] : [...readings.flatMap(waysOf), ...numbersIn(typed).map((one) => [one])];
};
const waysOf = (words: readonly string[]): string[][] => {
  const alike = alikeOf(words);
  const apart = [...new Set(alike.map(({ word }) => word))];
  const joined = alike
    .map(({ word, measure }) => (measure === 'number' ? word : `${word} `))
    .join('')
    .trim()
    .split(' ');
  return alike.some(({ measure }) => measure === 'number') ? [apart, joined] : [apart];
};

/** Fewer digits without a plus are no beginning of a phone number: 1.5 is not 15. */
const leastDigits = 5;

/** The digits as which a text begins a phone number: as they are, and of a Czech number without its calling code. */
const numbersIn = (typed: string): string[] => {
  const [, plus, digits = ''] = /^(\+?)(\d+)$/.exec(compactPhone(typed)) ?? [];
  return [
    ...(digits !== '' && (typed.includes('+') || digits.length >= leastDigits) ? [digits] : []),
    ...(plus === '' && /^[2-9]\d{2,8}$/.test(digits) ? [`420${digits}`] : []),
  ];
};

/**
 * Whether each typed word begins one of a record's words. An empty text is no search, so every record fits; no record
 * fits a text without letters and digits.
 */
export const searchFor = (typed: string): ((words: readonly string[]) => boolean) => {
  if (typed.trim() === '') return () => true;
  const ways = waysIn(typed);
  return (words) => {
    const all = [...words, ...withoutTimes(words)];
    return ways.some((way) => way.every((one) => all.some((word) => begins(word, one))));
  };
};
/** Whether one of the typed words begins a word of what was found. */
export const wordFor = (typed: string): ((word: string) => boolean) => {
  const all = waysIn(typed).flat();
  return (word) => {
    const parts = [foldText(word), ...withoutTimes([foldText(word)])];
    return all.some((one) => parts.some((part) => begins(part, one)));
  };
};
const waysIn = (typed: string): Alike[][] => {
  const asWords = alikeOf(withoutTimes(wordsTyped(typed)));
  return asWords.length > 0 ? [asWords, ...numbersIn(typed).map((word): Alike[] => [{ word, alike: [] }])] : [];
};
const begins = (text: string, { word, alike, measure }: Alike): boolean =>
  (measure === 'number' ? text === word : text.startsWith(word)) || alike.some((other) => text.startsWith(other));
