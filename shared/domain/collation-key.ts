import { expanded, expansions } from './letters.ts';
import { streamSafe } from './stream-safe.ts';

/**
 * Sort keys for DynamoDB, which sorts by bytes: `collationKey(a) < collationKey(b)` as `Intl.Collator('cs', { numeric:
 * true })` orders a and b. JavaScript compares with a collator, but cannot export its keys. The key has the three
 * levels of the Unicode Collation Algorithm (UTS #10): letters, then accents, then case. The weights are those of CLDR
 * 48.
 *
 * Known deviations: characters outside of these tables (rare Latin letters, Greek, Asian scripts, symbols) sort last,
 * by code point. Kinds of quotation marks are equal. Only the first 100 characters count, of scripts outside of these
 * tables fewer.
 */
export const collationKey = (text: string): string => {
  const levels: Levels = { primary: '', secondary: '', tertiary: '' };
  const known = Array.from(streamSafe(text).normalize('NFC')).slice(0, maxCharacters).join('').normalize('NFD');
  let size = 2 * levelEnd.length;
  for (const [found] of expand(known).matchAll(elements)) {
    const { primary, secondary, tertiary } = weigh(found);
    size += bytesOf(primary + secondary + tertiary);
    if (size > maxBytes) break;
    levels.primary += primary;
    levels.secondary += secondary;
    levels.tertiary += tertiary;
  }
  const accents = levels.secondary.replace(trailingCommon, '');
  const cases = levels.tertiary.replace(trailingCommon, '');
  return levels.primary + levelEnd + accents + (cases && levelEnd + cases);
};

type Levels = { primary: string; secondary: string; tertiary: string };
const maxCharacters = 100;
/**
 * A sort key of DynamoDB has at most 1,024 bytes, and an id follows. Asian scripts have six bytes or more per letter.
 */
const maxBytes = 900;
const encoder = new TextEncoder();
const bytesOf = (text: string): number => encoder.encode(text).length;

/**
 * Each string is one place of the order; its characters differ in accents or width only. `0` stands for every number.
 */
const oneByte = [
  [' \u00A0\u2009\u202F', '_', '-\u2010\u2011', '–', '—', ',', ';', ':', '!', '?', '.', '·'],
  ["'‘’‚‛", '‹', '›', '"“”„‟', '«', '»', '(', ')', '[', ']', '{', '}', '§', '@', '*', '/', '\\', '&', '#', '%'],
  ['`', '´', '^', '¨', '°', '©', '®', '+', '±', '÷', '×', '<', '=', '>', '|', '~', '$', '£', '€'],
  ['0'],
  ['a', 'b', 'c', 'č', 'd', 'e', 'f', 'g', 'h', 'ch', 'i', 'j', 'k', 'l', 'm', 'n', 'o', 'p', 'q', 'r', 'ř'],
  ['s', 'š', 't', 'u', 'v', 'w', 'x', 'y', 'z', 'ž', 'þ'],
].flat();
const twoBytes = Array.from('абвгдђеєжзѕиійјклљмнњопрстћуфхцчџшщъыьэюя');

/** Weights start after the separators of levels, and skip the control characters. */
const weights = new Map([
  ...oneByte.flatMap((place, n) =>
    (place.length === 2 && /\p{L}/u.test(place) ? [place] : Array.from(place)).map(
      (each) => [each, String.fromCharCode(0x23 + n)] as const,
    ),
  ),
  ...twoBytes.map((letter, n) => [letter, String.fromCharCode(0xa1 + n)] as const),
]);
const last = '\uF000';

/** Combining marks in the order of their secondary weights. */
const marks =
  '\u0313\u0301\u0300\u0306\u0302\u030C\u030A\u0308\u030B\u0303\u0307\u0338\u0327\u0328\u0304\u0335\u0309\u030F\u0311\u031B\u0323';

const levelEnd = '!';
const common = '#';
const trailingCommon = /#+$/;
const weightAt = (n: number) => String.fromCharCode(0x24 + n);

const expand = (text: string) => text.replaceAll(/[đĐħĦłŁøØґҐßæÆœŒ…]/g, (letter) => expansions[letter] ?? letter);

/**
 * The units of the order: a number, `ch`, a letter with a mark of its own place, any other character with its marks.
 */
const elements = /\d+|ch(?!\p{M})|[crsz]\u030C\p{M}*|и\u0306\p{M}*|\P{M}\p{M}*/giu;

const weigh = (element: string): Levels => {
  if (/^\d/.test(element)) {
    const digits = element.replace(/^0+(?=.)/, '').slice(0, 80);
    const primary = `${weights.get('0')}${String.fromCharCode(0x23 + digits.length)}${digits}`;
    return { primary, secondary: common, tertiary: common };
  }
  const lower = element.toLowerCase();
  const composed = lower.slice(0, 2).normalize('NFC');
  const ownPlace = composed.length === 1 || composed === 'ch' ? weights.get(composed) : undefined;
  const letter = ownPlace === undefined ? (Array.from(lower)[0] ?? '') : lower.slice(0, 2);
  if (/^[\p{C}\p{M}]/u.test(letter)) return { primary: '', secondary: '', tertiary: '' };
  const accents = Array.from(lower.slice(letter.length)).filter((mark) => mark !== expanded);
  return {
    primary: ownPlace ?? weights.get(letter) ?? last + storable(letter),
    secondary: common + accents.map(markWeight).join(''),
    tertiary: caseWeight(element.slice(0, letter.length), letter, lower.includes(expanded)),
  };
};

const storable = (letter: string) => (letter.length === 1 ? letter : '\uFFFD');
const markWeight = (mark: string) => weightAt(marks.includes(mark) ? marks.indexOf(mark) : marks.length);

/** Lower case before upper case, and both before expansions; of `ch`: ch, cH, Ch, CH. */
const caseWeight = (written: string, lower: string, isExpanded: boolean): string => {
  const isUpper = (n: number) => Number(written[n] !== lower[n]);
  const weight = lower === 'ch' ? 2 * isUpper(0) + isUpper(1) : 2 * Number(isExpanded) + isUpper(0);
  return String.fromCharCode(common.charCodeAt(0) + weight);
};
