import { describe, expect, it } from 'vitest';
import { cleanLine, cleanLines } from './clean-text.ts';

const invisible: Readonly<Record<string, string>> = {
  'a zero-width space': '\u200B',
  'a zero-width joiner': '\u200D',
  'a byte order mark': '\uFEFF',
  'a bidi override': '\u202E',
  'a bidi isolate': '\u2066',
  'a soft hyphen': '\u00AD',
  'a private character': '\uE000',
  'a Hangul filler': '\u3164',
  'a grapheme joiner': '\u034F',
  'a variation selector': '\uFE0F',
  'a supplementary variation selector': '\u{E0100}',
  'a blank Braille pattern': '\u2800',
};

describe.each(Object.entries(invisible))('%s', (_, character) => {
  it('is removed and separates no words', () => {
    expect(cleanLine(`${character}Jan${character}Novák${character}`)).toBe('JanNovák');
    expect(cleanLines(`${character}Jan${character}Novák${character}`)).toBe('JanNovák');
  });
});

const kept: Readonly<Record<string, string>> = {
  'an emoji of a family': '\u{1F469}\u200D\u{1F469}\u200D\u{1F467}\u200D\u{1F466}',
  'a heart as an emoji': '\u2764\uFE0F',
  'a heart as text': '\u2764\uFE0E',
  'a rainbow flag': '\u{1F3F3}\uFE0F\u200D\u{1F308}',
  'a flag of a state': '\u{1F1E8}\u{1F1FF}',
  'a flag of tags': '\u{1F3F4}\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}',
  'a keycap': '1\uFE0F\u20E3',
  'an emoji with a skin tone': '\u{1F44D}\u{1F3FD}',
  'a profession with a skin tone': '\u{1F9D1}\u{1F3FF}\u200D\u2695\uFE0F',
  'a Persian word with a non-joiner': '\u0645\u06CC\u200C\u062E\u0648\u0627\u0647\u0645',
  'a Hindi word with a joiner': '\u0915\u094D\u200D\u0937',
};

it.each(Object.entries(kept))('%s stays as it is written', (_, written) => {
  for (const clean of [cleanLine, cleanLines]) expect(clean(` Jan ${written}! `)).toBe(`Jan ${written}!`);
});

it.each([
  ['a joiner after an emoji', '\u{1F469}\u200D', '\u{1F469}'],
  ['a joiner before an emoji', 'a\u200D\u{1F469}', 'a\u{1F469}'],
  ['two joiners between emoji', '\u{1F469}\u200D\u200D\u{1F467}', '\u{1F469}\u{1F467}'],
  ['two variation selectors', '\u2764\uFE0F\uFE0F', '\u2764\uFE0F'],
  ['a variation selector of a digit without a keycap', '1\uFE0F', '1'],
  ['tags without a flag', '\u{1F469}\u{E0067}\u{E0062}\u{E007F}', '\u{1F469}'],
  ['tags without an end', '\u{1F3F4}\u{E0067}\u{E0062}\u{E0065}', '\u{1F3F4}'],
  ['tags of more than a flag', `\u{1F3F4}${'\u{E0067}'.repeat(7)}\u{E007F}`, '\u{1F3F4}'],
  ['a non-joiner at the end of a word', '\u0645\u200C \u062E', '\u0645 \u062E'],
  ['a non-joiner between two scripts', '\u0645\u200Ca', '\u0645a'],
])('%s is removed', (_, written, stored) => {
  expect([cleanLine(written), cleanLines(written)]).toEqual([stored, stored]);
});

describe('any text', () => {
  const parts = [
    ...Object.values(kept).flatMap((text) => Array.from(text)),
    ...Object.values(invisible),
    'a',
    '\u0301',
    '\u0323'.repeat(31),
    '\u0958',
    '\u0338',
    '\u2194',
    '\0',
    '\r',
    '\n',
    ' ',
  ];
  const texts = Array.from({ length: 20_000 }, (_, seed) => {
    let state = seed;
    return Array.from({ length: 8 }, () => {
      state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
      return parts[(state >> 8) % parts.length];
    }).join('');
  });

  it.each([
    ['line', cleanLine],
    ['lines', cleanLines],
  ])('is not changed by a second cleaning, and does not become longer: %s', (_, clean) => {
    expect(texts.filter((text) => clean(clean(text)) !== clean(text))).toEqual([]);
    expect(texts.filter((text) => clean(text).length > text.normalize('NFC').length)).toEqual([]);
  });

  it('has no invisible characters without an emoji and a script that needs them', () => {
    const plain = texts.filter((text) => !/[\p{ExtPict}\u20E3\p{sc=Arab}\p{sc=Deva}]/u.test(text));
    expect(plain.length).toBeGreaterThan(100);
    expect(plain.filter((text) => /[\p{Cf}\p{DI}]/u.test(cleanLine(text)))).toEqual([]);
  });
});

describe('a single-line text', () => {
  it.each(['\0', '\u001B', '\u0085', '\u2003', '\u200B \u200B'])('has one space in place of %j', (character) => {
    expect(cleanLine(`${character}Jan${character}Novák${character}`)).toBe('Jan Novák');
  });
  it('has no line breaks', () => {
    expect(cleanLine('Jan\r\nBcc: all@example.cz\n\u2028Novák')).toBe('Jan Bcc: all@example.cz Novák');
  });
  it('has one space between words and none at the ends', () => {
    expect(cleanLine('  Jan \t\u00A0 Novák ')).toBe('Jan Novák');
  });
  it('is normalised, so that different encodings of a letter become equal', () => {
    expect(cleanLine('No\u0301va\u0301k')).toBe('Nóvák');
  });
});

describe('a multi-line text', () => {
  it('has no control characters but line breaks and tabs', () => {
    expect(cleanLines('\0Jan\0Novák\u001B\n\tBrno')).toBe('JanNovák\n\tBrno');
  });
  it('keeps its line breaks, each as one character', () => {
    expect(cleanLines('one\r\ntwo\rthree\n\nfour\u2028five')).toBe('one\ntwo\nthree\n\nfour\nfive');
  });
  it('is normalised like a single-line text', () => {
    expect(cleanLines('No\u0301va\u0301k')).toBe('Nóvák');
  });
  it('keeps indentation, which has a meaning in Markdown', () => {
    expect(cleanLines('- one\n    - two\n\tthree')).toBe('- one\n    - two\n\tthree');
  });
});

it('a removed character does not keep a letter from being composed, nor hides combining marks from the limit', () => {
  for (const clean of [cleanLine, cleanLines]) {
    expect(clean('No\u200D\u0301v\u00E1k')).toBe('N\u00F3v\u00E1k');
    expect(clean(`a${'\u0323\u200D'.repeat(100)}b`)).toBe(`\u1EA1${'\u0323'.repeat(29)}b`);
  }
});

it('more than 30 combining marks on a letter are removed, as UAX #15 does for stream-safe text', () => {
  expect(cleanLine(`a${'\u0323'.repeat(100)}b`)).toBe(`\u1EA1${'\u0323'.repeat(29)}b`);
});
