import { describe, expect, it } from 'vitest';
import { cleanLine, cleanLines } from './clean-text.ts';

const invisible: Readonly<Record<string, string>> = {
  'a zero-width space': '\u200B',
  'a zero-width joiner': '\u200D',
  'a byte order mark': '\uFEFF',
  'a bidi override': '\u202E',
  'a bidi isolate': '\u2066',
  NUL: '\0',
  'an escape': '\u001B',
  'a soft hyphen': '\u00AD',
  'a private character': '\uE000',
  'a Hangul filler': '\u3164',
  'a grapheme joiner': '\u034F',
  'a variation selector': '\uFE0F',
  'a supplementary variation selector': '\u{E0100}',
  'a blank Braille pattern': '\u2800',
};

describe.each(Object.entries(invisible))('%s', (_, character) => {
  it('separates words in a single line and is removed in multi-line text', () => {
    expect(cleanLine(`${character}Jan${character}Novák${character}`)).toBe('Jan Novák');
    expect(cleanLines(`${character}Jan${character}Novák${character}`)).toBe('JanNovák');
  });
});

describe('a single-line text', () => {
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

it('more than 30 combining marks on a letter are removed, as UAX #15 does for stream-safe text', () => {
  expect(cleanLine(`a${'\u0323'.repeat(100)}b`)).toBe(`\u1EA1${'\u0323'.repeat(29)}b`);
});
