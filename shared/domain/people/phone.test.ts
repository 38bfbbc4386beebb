import fc from 'fast-check';
import { expect, it } from 'vitest';
import { searchFor } from '../search-words.ts';
import { phoneText, normalizePhone } from './phone.ts';

it.each([
  ['+420777000001', '+420777000001'],
  ['420777000001', '+420777000001'],
  [' +420 777 000 001 ', '+420777000001'],
  ['777 000 001', '+420777000001'],
  ['777.000.001', '+420777000001'],
  ['777·000·001', '+420777000001'],
  ['00420 777 000 001', '+420777000001'],
  ['00420.777.000.001', '+420777000001'],
  ['0042 0777 000 001', '+420777000001'],
  ['(00420) 777/000-001', '+420777000001'],
  ['(+420) 777 000 001', '+420777000001'],
  ['\u202A+420\u00A0777\u202F000\u00A0001\u202C', '+420777000001'],
  ['\u2066+420 777 000 001\u2069', '+420777000001'],
  ['\u200E\u061C\uFEFF777\u200B000\u00AD001\u2060', '+420777000001'],
  ['777\u2011000\u2013001', '+420777000001'],
  ['+420\u2212777\u2010000\u2014001', '+420777000001'],
  ['tel:+420-777-000-001', '+420777000001'],
  ['Tel.: 777 000 001', '+420777000001'],
  ['tel:+44(0)2079460958', '+442079460958'],
  ['\uFF0B\uFF14\uFF12\uFF10 777 000 001', '+420777000001'],
  ['+44 (0)20 7946 0958', '+442079460958'],
  ['0044 (0) 20 7946 0958', '+442079460958'],
  ['(+44)(0)20 7946 0958', '+442079460958'],
  ['+1 (202) 555-0123', '+12025550123'],
  ['(420) 777-000-001', '+420777000001'],
  ['12345678', '+12345678'],
  ['123456789012345', '+123456789012345'],
  [`+420777000001${' '.repeat(47)}`, '+420777000001'],
])('%j is the number %s', (written, plain) => {
  expect(normalizePhone(written)).toBe(plain);
});

it.each([
  ['', 'nothing'],
  ['+', 'no digit'],
  ['1234567', '7 digits'],
  ['1234567890123456', '16 digits'],
  [`+420777000001${' '.repeat(48)}`, 'more than 60 characters'],
  ['0905 123 456', 'a trunk zero, without a calling code'],
  ['+0905 123 456', 'a calling code that begins with zero'],
  ['420+777000001', 'a plus inside'],
  ['++420777000001', 'two plus signs'],
  ['420777000001+', 'a plus at the end'],
  ['a420777000001', 'a letter before'],
  ['420777000001a', 'a letter after'],
  ['420 777 000 001 ext. 5', 'an extension'],
  ['777 000 001, 777 000 002', 'two numbers'],
  ['tel777000001', 'a login name'],
  ['tel.777000001', 'a login name'],
])('%j is not a phone number: %s', (written) => {
  expect(normalizePhone(written)).toBe(null);
});

const digits = (length: number) => fc.stringMatching(new RegExp(`^\\d{${length}}$`));
const numbers = fc.oneof(
  ...(
    [
      ['420', 9],
      ['421', 9],
      ['380', 9],
      ['48', 9],
      ['49', 10],
      ['49', 11],
    ] as const
  ).map(([code, length]) =>
    fc.record({ code: fc.constant(code), own: fc.tuple(fc.integer({ min: 2, max: 9 }), digits(length - 1)) }),
  ),
);
const marks = [' ', '\u00A0', '\u202F', '.', '-', '/', '\u2010', '\u2011', '\u2013', '\u2212', '\u200B', '\u202C'];
const separators = fc.constantFrom('', '', '', ...marks);
/** A number with a random separator, mostly none, after each digit, with its calling code written in a random way. */
const spellings = numbers.chain(({ code, own }) => {
  const national = own.join('');
  const codes = [`+${code}`, `00${code}`, code, `(+${code})`, `\uFF0B${code}`, `tel:+${code}`];
  return fc.record({
    number: fc.constant(`+${code}${national}`),
    written: fc
      .tuple(
        fc.constantFrom('', ' ', '\u202A', '\u2066', '\u200E'),
        fc.constantFrom(...codes, ...(code === '420' ? [''] : [])),
        fc.array(separators, { minLength: national.length, maxLength: national.length }),
      )
      .map(([mark, prefix, between]) => mark + prefix + between.map((after, n) => `${national[n]}${after}`).join('')),
  });
});

it('any spelling of a number is the same number, read again as well, and finds its owner', () => {
  fc.assert(
    fc.property(spellings, ({ number, written }) => {
      expect(normalizePhone(written)).toBe(number);
      expect(normalizePhone(number)).toBe(number);
      expect(normalizePhone(phoneText(number))).toBe(number);
      expect(searchFor(written)([number.slice(1)])).toBe(true);
    }),
  );
});

it.each([
  ['+420777000001', '+420 777 000 001'],
  ['+12025550123', '+12025550123'],
])('%s is shown as %s', (number, text) => {
  expect(phoneText(number)).toBe(text);
});
