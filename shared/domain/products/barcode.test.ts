import { describe, expect, it } from 'vitest';
import { barcodeIssue, cleanBarcode } from './barcode.ts';

describe('a barcode', () => {
  it.each(['96385074', '036000291452', '4006381333931', '10614141000415', '400-6381 333931'])(
    '%s is a GTIN',
    (barcode) => {
      expect(barcodeIssue(barcode)).toBeNull();
    },
  );

  it.each([
    '',
    '1234567',
    '123456789',
    '12345678901',
    '123456789012345',
    '400638133393X',
    '４００６３８１３３３９３１',
  ])('“%s” has not the digits of a GTIN', (barcode) => {
    expect(barcodeIssue(barcode)).toEqual({ key: 'not-barcode' });
  });

  it('with a wrong check digit names the right one', () => {
    expect(barcodeIssue('4006381333932')).toEqual({ key: 'barcode-check-digit', params: { digit: 1 } });
  });

  it('with a mistake in one digit is never a GTIN', () => {
    const gtin = '4006381333931';
    const wrong = Array.from(gtin, (right, place) =>
      Array.from('0123456789'.replace(right, ''), (digit) => gtin.slice(0, place) + digit + gtin.slice(place + 1)),
    ).flat();
    expect(wrong.filter((barcode) => barcodeIssue(barcode) === null)).toEqual([]);
  });

  it('is kept without spaces and hyphens', () => {
    expect(cleanBarcode(' 400 6381-333931 ')).toBe('4006381333931');
  });
});
