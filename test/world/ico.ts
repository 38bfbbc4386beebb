import { randomInt } from 'node:crypto';
import { isIco } from '#shared/domain/companies/ico.ts';

/** A random IČO with a valid check digit. */
export const anIco = (): string => {
  const body = String(randomInt(1_000_000, 10_000_000));
  const digits = Array.from({ length: 10 }, (_, digit) => `${body}${digit}`);
  return digits.find(isIco) ?? anIco();
};
