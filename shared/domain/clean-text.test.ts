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

describe('an emoji', () => {
  it.each([
    ['with a variation selector', '1\uFE0F\u20E3', '1\u20E3'],
    ['of several joined ones', '\u{1F468}\u200D\u{1F469}\u200D\u{1F467}', '\u{1F468}\u{1F469}\u{1F467}'],
  ])('%s gets no spaces', (_, written, stored) => {
    expect([cleanLine(written), cleanLines(written)]).toEqual([stored, stored]);
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
