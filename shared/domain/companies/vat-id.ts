import { isIco } from './ico.ts';

/**
 * Whether a text is a Czech VAT number (DIČ): CZ and the IČO, or the 9 or 10 digits of a birth number or of a number
 * that the tax office gave (act 280/2009, section 130). These need not have a check digit.
 */
export const isVatId = (vatId: string): boolean => {
  const [, digits = ''] = /^CZ(\d{8,10})$/.exec(vatId) ?? [];
  return digits.length === 8 ? isIco(digits) : digits !== '';
};

/** Whether a text begins with the code of another country than Czechia. */
export const isForeignVatId = (vatId: string): boolean => /^(?!CZ)[A-Z]{2}/.test(vatId);
