import fc from 'fast-check';
import { expect, it } from 'vitest';
import { creditNoteSample, documentSample } from './invoice-samples.ts';
import { spaydOf } from './spayd.ts';

/** The values by key, as a bank reads them. */
const read = (spayd: string | null): Record<string, string> => {
  const [format, version, ...fields] = (spayd ?? '').split('*');
  expect([format, version]).toEqual(['SPD', '1.0']);
  return Object.fromEntries(
    fields.map((field) => [
      field.slice(0, field.indexOf(':')),
      decodeURIComponent(field.slice(field.indexOf(':') + 1)),
    ]),
  );
};

it('has the account, the amount, the due day and the symbol', () => {
  expect(spaydOf(documentSample())).toBe(
    'SPD*1.0*ACC:CZ6508000000192000145399*AM:242.00*CC:CZK*DT:20261116*X-VS:2026000012*MSG:FV-2026-00012',
  );
});

it.each([
  ['1 haléř', 1, '0.01'],
  ['the largest amount', 9_999_999_99, '9999999.99'],
])('writes %s', (_, total, amount) => {
  expect(read(spaydOf(documentSample({ total })))['AM']).toBe(amount);
});

it.each([
  ['nothing', documentSample({ total: 0 })],
  ['a credit note', creditNoteSample()],
  ['a plan, which is paid', documentSample({ source: { kind: 'payment', id: 'p1' } })],
  ['more than the format can hold', documentSample({ total: 10_000_000_00 })],
])('there is none for %s', (_, document) => {
  expect(spaydOf(document)).toBeNull();
});

it.each(['FV*2026', '100 %', 'Č. 12/2026 – „A“', 'ФВ-1', '😀 1', 'a\nb', '%2A'])(
  'writes %s so that it is read back',
  (number) => {
    const spayd = spaydOf(documentSample({ number }));
    expect(read(spayd)['MSG']).toBe(number);
    expect(spayd).toMatch(/^[ -~]+$/);
  },
);

it('any number is read back, cut to 60 characters, and is of printable characters of ASCII', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (number) => {
      const spayd = spaydOf(documentSample({ number }));
      expect(read(spayd)['MSG']).toBe(Array.from(number.toWellFormed()).slice(0, 60).join(''));
      expect(spayd).toMatch(/^[ -~]+$/);
    }),
  );
});
