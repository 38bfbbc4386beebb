import { randomInt } from 'node:crypto';
import { isIco } from '#shared/domain/companies/ico.ts';

/** A random IČO with a valid check digit that begins with `start`: by default one that the local register lacks. */
export const anIco = (start = String(randomInt(10, 90))): string => {
  const body = `${start}${String(randomInt(100_000))}`.padEnd(7, '0');
  const digits = Array.from({ length: 10 }, (_, digit) => `${body}${digit}`);
  return digits.find(isIco) ?? anIco(start);
};

/** The IČO of a company that the local register knows: one that is sound, or one in insolvency. */
export const registeredIco = (): string => anIco('97');
export const insolventIco = (): string => anIco('98');
