import type { Encoding } from './reading.ts';

/** The encodings of a byte per character, the most frequent one first: of two that fit alike, it is the guess. */
const candidates = ['windows-1250', 'windows-1251', 'iso-8859-2'] as const satisfies readonly Encoding[];

const usual = new Set('áčďéěíňóřšťúůýžабвгдеёжзийклмнопрстуфхцчшщъыьэюя');
/** Slovak, Polish, German, Hungarian, Ukrainian and Belarusian ones. */
const neighbouring = new Set('äĺľôŕąćęłńśźżöüßőűіїєґў');
/**
 * They stand anywhere in a text, so they say nothing. Some would beside a letter: `®lu»oučký` is `Žluťoučký`, and
 * `Lubo№` is `Luboš`, but `Nutella®` and `6×1,5 l` are what they seem.
 */
const punctuation =
  /[\u00A0“”‘’–—…•€°§‰†™]|(?<!\p{L})(?:[„‚№×±]|©(?!\p{L}))|®(?!\p{L})|«(?=[^«»\n]{1,80}»)|(?<=«[^«»\n]{1,80})»/gu;
/** Words that are long enough decide soon; a file may have a million of them. */
const countedWords = 20_000;

type Evidence = { score: number; letters: number; strange: number };

/**
 * How well a text fits Czech, Russian and their neighbours, by its words that are not plain ASCII: each letter weighs,
 * and a sign that no such word has is strange: a symbol or a control character, Latin and Cyrillic letters in one word,
 * a capital after a small letter, as many a letter of an encoding that is no candidate becomes, or a long word of accented
 * letters alone, as Cyrillic becomes in a Latin encoding.
 */
const evidenceOf = (text: string): Evidence => {
  const sum: Evidence = { score: 0, letters: 0, strange: 0 };
  let words = 0;
  for (const [word] of text.replaceAll(punctuation, ' ').matchAll(/[a-z]*[^\0-\u007F][a-z\u0080-\uFFFF]*/gi)) {
    const { score, letters, strange } = evidenceOfWord(word);
    sum.score += score;
    sum.letters += letters;
    sum.strange += strange;
    words += 1;
    if (words === countedWords) break;
  }
  return sum;
};

const evidenceOfWord = (written: string): Evidence => {
  const word = written.toLowerCase();
  const special = Array.from(word.replaceAll(/[a-z]/g, ''));
  const isMixed = /\p{Script=Latin}/u.test(word) && /\p{Script=Cyrillic}/u.test(word);
  const isAccentedThroughout = word.length > 3 && !/[a-z]|\p{Script=Cyrillic}/u.test(word);
  const isStrange = isMixed || isAccentedThroughout || /\p{Ll}\p{Lu}/u.test(written);
  const strange = isStrange
    ? special.length
    : special.filter((each) => !usual.has(each) && !neighbouring.has(each)).length;
  const score = special.reduce((all, each) => all + (usual.has(each) ? 1 : neighbouring.has(each) ? 0.3 : 0), 0);
  return { score: isStrange ? -strange : score - 2 * strange, letters: special.length, strange };
};

const decoded = (encoding: Encoding, bytes: Uint8Array): string => new TextDecoder(encoding).decode(bytes);

/**
 * The encoding of a text that is neither UTF-8 nor marked. `isSure` if it has hardly a strange sign, and each other
 * reading has more of them, or is the same text.
 */
export const guessEncoding = (bytes: Uint8Array): { encoding: Encoding; isSure: boolean } => {
  const wide = bytes.includes(0) ? wideEncoding(bytes) : null;
  if (wide) return { encoding: wide, isSure: true };
  const readings = candidates.map((encoding) => {
    const text = decoded(encoding, bytes);
    const { score, letters, strange } = evidenceOf(text);
    return { encoding, text, mean: score / letters, strange: strange / letters };
  });
  const best = readings.reduce((first, each) => (each.mean > first.mean ? each : first));
  const others = readings.filter(({ text }) => text !== best.text);
  const isSure = best.strange <= 0.02 && others.every(({ strange }) => strange > 4 * best.strange);
  return { encoding: best.encoding, isSure };
};

/** UTF-16 without a mark: half of the bytes of plain letters are zero. Null for a file that is no text. */
const wideEncoding = (bytes: Uint8Array): Encoding | null => {
  if (bytes.length % 2 === 1) return null;
  const plainness = (encoding: Encoding): number => {
    const text = decoded(encoding, bytes.subarray(0, 100_000));
    return (text.match(/[\t\r\n -~\u00A0-\u017F\u0400-\u04FF\u2010-\u203A]/gu) ?? []).length / text.length;
  };
  return (['utf-16le', 'utf-16be'] as const).find((encoding) => plainness(encoding) > 0.95) ?? null;
};
