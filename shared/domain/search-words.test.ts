import { expect, it } from 'vitest';
import { searchFor, searchWords, typedWords } from './search-words.ts';

const finds = (text: string, typed: string) => searchFor(typed)(searchWords(text));

it('a word is found by its beginning, without case and diacritics', () => {
  expect(searchWords('Jana Nováková-Říhová, JANA')).toEqual(['jana', 'novakova', 'rihova']);
  for (const typed of ['nov', 'NOVÁK', 'jana ri', 'rihova jana', '', ' '])
    expect(finds('Jana Nováková-Říhová', typed)).toBe(true);
  for (const typed of ['ovak', 'janan', 'jana svo']) expect(finds('Jana Nováková-Říhová', typed)).toBe(false);
});

it.each([
  '777 000 001',
  '777000001',
  '+420 777 000 001',
  '+420.777.000.001',
  '00420 777 000 001',
  '\u202A+420\u00A0777\u00A0000\u00A0001\u202C',
  '777-000',
  '777 000',
  '777',
  '420777',
  '420 777 0',
  '00420 777',
  '+4',
])('a phone number is found by %j', (typed) => {
  expect(searchFor(typed)(['420777000001'])).toBe(true);
});

it('digits that begin no phone number are only words', () => {
  expect(typedWords('Prodejna 12 3')).toEqual([['prodejna', '12', '3']]);
  expect(typedWords('1.5')).toEqual([['1', '5']]);
  expect(searchFor('777 000 002')(['420777000001'])).toBe(false);
  expect(searchFor('+777 000 001')(['420777000001'])).toBe(false);
});

it('digits in groups are found as words too', () => {
  for (const typed of ['140', '140 00', '140 0', '00 140', '140 00 praha', '4 140'])
    expect(finds('Dlouhá 5, 140 00 Praha 4', typed)).toBe(true);
  expect(finds('Kiosk 7 11', '7 11')).toBe(true);
  expect(finds('Dlouhá 5, 140 00 Praha 4', '140 01')).toBe(false);
});

it('an e-mail is found by what is before its @', () => {
  expect(typedWords('Jana.Nova@smena.test svob')).toEqual([['jana', 'nova', 'svob']]);
  expect(typedWords('@smena')).toEqual([['smena']]);
});

it('a text without letters and digits finds nothing', () => {
  for (const typed of ['!!!', '🙂', '+', '\u0301']) {
    expect(typedWords(typed)).toEqual([]);
    expect(finds('Jana Nováková', typed)).toBe(false);
  }
});

it('a text of many words keeps its first eight', () => {
  expect(searchWords('a b c d e f g h i j')).toHaveLength(8);
});

const bytesOf = (words: readonly string[]): number => new TextEncoder().encode(words.join(' ')).length;

it('the beginning of a long word counts, so a typed text of any script fits into a key', () => {
  for (const letter of ['ř', '㌖', '각', 'ﬃ', '𠀀']) {
    const [words = []] = typedWords(letter.repeat(100));
    expect(bytesOf(words)).toBeLessThanOrEqual(1024);
    expect(finds(letter.repeat(100), letter.repeat(90))).toBe(true);
  }
  const [many = []] = typedWords(
    Array.from({ length: 10 }, (_, n) => String.fromCodePoint(0x20000 + n).repeat(40)).join(' '),
  );
  expect(many).toHaveLength(8);
  expect(bytesOf(many)).toBeLessThanOrEqual(1024);
});
