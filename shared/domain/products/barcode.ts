/** A barcode as it is stored and compared: without the spaces and hyphens that people type for reading. */
export const cleanBarcode = (barcode: string): string => barcode.replaceAll(/[\s-]/g, '');

type Issue = { key: 'not-barcode' } | { key: 'barcode-check-digit'; params: { digit: number } };

/**
 * What is wrong with a GTIN of 8, 12, 13 or 14 digits (GS1 General Specifications, 7.9): its last digit makes the sum,
 * in which every other digit from the right counts three times, a multiple of ten.
 */
export const barcodeIssue = (barcode: string): Issue | null => {
  const clean = cleanBarcode(barcode);
  if (!/^(\d{8}|\d{12,14})$/.test(clean)) return { key: 'not-barcode' };
  const digits = Array.from(clean, Number).toReversed();
  const [check, ...others] = digits;
  const sum = others.reduce((total, digit, place) => total + digit * (place % 2 === 0 ? 3 : 1), 0);
  const digit = (10 - (sum % 10)) % 10;
  return digit === check ? null : { key: 'barcode-check-digit', params: { digit } };
};
