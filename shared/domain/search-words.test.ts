import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
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

describe('a number with its unit', () => {
  it.each([
    ['Kanystr 5 l', ['5l', '5 l', '5L', 'kanystr 5l', '5 l kan', '5 л', '5л', '5 litrů', 'kanystr 5']],
    ['Kanystr 5l', ['5l', '5 l', '5 л', '5л', '5 litru']],
    ['Канистра 5л', ['5 л', '5л', '5l', '5 l', '5 литров']],
    ['Voda 1,5 l', ['1,5l', '1.5 l', '1,5 л', '1.5л']],
    ['Вода 0,5л', ['0,5 л', '0.5l']],
    ['Krém 500ml', ['500 ml', '500ml', '500 мл']],
    ['Rukavice 100 ks', ['100ks', '100 ks', '100pcs', '100 pieces', '100 шт', '100шт']],
    ['Gloves 100pcs', ['100 ks', '100 pcs', '100шт']],
    ['Páska 50cm', ['50 cm', '50cm', '50 см']],
    ['Plachta 20 m²', ['20m2', '20 m2', '20 м²', '20м2']],
    ['Žárovka 60 W, 230 V', ['60w', '230v', '60w 230v', '60 вт', '230в']],
    ['Voda 5l, 10 ks', ['5 l 10 ks', '5l 10ks', '10 ks 5l']],
    ['Pivo 2x500ml', ['2x500 ml', '2x500ml', '2X500 ML', '2x500мл', '2 x 500 ml', '2×500ml', '500 ml', '2x', '2x5']],
    ['Pivo 2 x 500 ml', ['2x500ml', '2×500 ml', '2 x 500ml', '2 x']],
    ['Voda 6×1,5 l', ['6x1,5l', '6 x 1.5 l', '6×1,5l', '1,5l']],
    ['Deska 40x60x2 cm', ['40x60x2cm', '40x60x2 cm', '40x60', '40 × 60 × 2', '60 40']],
    ['Šroub M8x20mm', ['m8x20', 'm8 x 20 mm', 'm8 20mm', 'm8x']],
    ['Mouka 500 gramů', ['500g', '500 g', '500 г', '500 граммов']],
    ['Rukavice 1 pár', ['1pár', '1 pair', '1 пара', '1pár ruk']],
    ['Role 8rolí', ['8 rolí', '8 rolls', '8 рулонов']],
    ['Kabel 3 m', ['3metry', '3 метра', '3\u00A0M']],
  ])('of %s is found either way, in three languages', (name, all) => {
    for (const typed of all) expect([typed, finds(name, typed)]).toEqual([typed, true]);
  });

  it.each([
    ['Kanystr 5 l', ['6l', '50l', '5 kg', '5kg']],
    ['Kanystr 50l', ['5l', '5 l']],
    ['Papír A4', ['4', 'a 4']],
    ['Šroub M8', ['8m', '8 m']],
    ['Blok 5x', ['5 x']],
    ['Pivo 2x500ml', ['2x50 ml', '3x500ml', '2x500 g']],
  ])('is not in %s with another number or unit', (name, all) => {
    for (const typed of all) expect([typed, finds(name, typed)]).toEqual([typed, false]);
  });

  it.each([
    ['Papír A4', ['a4', 'A']],
    ['Šroub M8', ['m8', 'm8 šroub']],
    ['Kanystr SKU-5L', ['sku-5l', 'SKU 5', '5l']],
    ['Fréza 3M', ['3m', '3M fré']],
  ])('leaves the code of %s whole', (name, all) => {
    for (const typed of all) expect([typed, finds(name, typed)]).toEqual([typed, true]);
  });

  it('is read with and without a space', () => {
    expect(typedWords('Voda 5l')).toEqual([
      ['voda', '5', 'l'],
      ['voda', '5l'],
    ]);
    expect(typedWords('A4 5x')).toEqual([['a4', '5x']]);
    expect(typedWords('2×500 ml')).toEqual([['2x500', 'ml'], ['2x500ml'], ['2', '500', 'ml'], ['2', '500ml']]);
  });

  const units = fc.constantFrom('l', 'ml', 'g', 'kg', 'cm', 'm2', 'ks', 'л', 'мл', 'кг', 'шт', 'W', 'Вт');
  const numbers = fc.oneof(
    fc.integer({ min: 0, max: 999 }).map(String),
    fc.tuple(fc.nat(9), fc.constantFrom('.', ','), fc.nat(99)).map((parts) => parts.join('')),
  );
  const text = fc.constantFrom('', 'voda ', 'A4 ', '10 ks ');

  it('finds the same with a space and without one, and is found so', () => {
    fc.assert(
      fc.property(numbers, units, numbers, units, text, (number, unit, other, otherUnit, before) => {
        const spellings = (a: string, b: string) => [`${before}${a} ${b}`, `${before}${a}${b}`];
        for (const name of spellings(number, unit)) {
          for (const typed of spellings(number, unit)) expect(finds(name, typed)).toBe(true);
        }
        const [one, two] = spellings(other, otherUnit).map((typed) =>
          spellings(number, unit).map((name) => finds(name, typed)),
        );
        expect(two).toEqual(one);
      }),
    );
  });
});
