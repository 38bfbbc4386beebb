import { describe, expect, it } from 'vitest';
import {
  type Country,
  czechia,
  national,
  nationalLength,
  readNumber,
  wholeNumber,
  writtenNumber,
} from './phone-number.ts';

const country = (iso: string, code: string, mask: string | null): Country => ({
  id: 1,
  iso,
  code,
  mask,
  names: { en: iso, cs: iso, ru: iso },
});
const america = country('us', '1', '+1 999 999 9999');
const kazakhstan = country('kz', '7', '+7 999 999 99 99');
const jamaica = country('jm', '1876', '+1876 999 9999');
const nowhere = country('xx', '999', null);
const all = [czechia, america, kazakhstan, jamaica];

describe('a phone number', () => {
  it.each([
    [czechia, '777000001', '777 000 001', 9],
    [america, '2025550123', '202 555 0123', 10],
    [jamaica, '5550123', '555 0123', 7],
    [nowhere, '12345678', '123 456 78', null],
    [czechia, '77700', '777 00', 9],
    [czechia, '7770000011', '777 000 001 1', 9],
  ])('is formatted as in its country', (of, digits, written, length) => {
    expect(national(digits, of)).toBe(written);
    expect(nationalLength(of)).toBe(length);
  });

  it('is shown and sent to the API with its calling code', () => {
    expect(writtenNumber('777000001', czechia)).toBe('+420 777 000 001');
    expect(wholeNumber('777000001', czechia)).toBe('+420777000001');
  });

  it.each([
    ['777 000 001', czechia, '777000001'],
    ['+420 777 000 001', czechia, '777000001'],
    ['00420777000001', czechia, '777000001'],
    ['+1 (876) 555-0123', jamaica, '5550123'],
    ['+1 202 555 0123', america, '2025550123'],
    ['\u2066+420\u00A0777\u00A0000\u00A0001\u2069', czechia, '777000001'],
    ['\u202A777 000 001\u202C', czechia, '777000001'],
    ['00420.777.000.001', czechia, '777000001'],
    ['420777000001', czechia, '777000001'],
    ['777.000.001', czechia, '777000001'],
    ['+420 (0) 777 000 001', czechia, '777000001'],
    ['12025550123', america, '2025550123'],
    ['777 000 001 1', czechia, '7770000011'],
    ['77010000000', kazakhstan, '7010000000'],
    ['0777 000 001', czechia, '777000001'],
    ['+420 0777 000 001', czechia, '777000001'],
    ['+7 0701 000 00 00', kazakhstan, '7010000000'],
    ['0777 000', czechia, '0777000'],
  ])('%s is understood', (typed, of, digits) => {
    expect(readNumber(typed, czechia, all)).toEqual({ country: of, digits });
  });

  it('waits for the rest of a calling code', () => {
    expect(readNumber('+', czechia, all)).toBeNull();
    expect(readNumber('0042', czechia, all)).toBeNull();
  });
});
