import * as z from 'zod/mini';
import { internationalPhone } from '#shared/domain/imports/workers.ts';
import { normalizePhone, phoneText } from '#shared/domain/people/phone.ts';

const phoneRow = (stored: readonly string[]) =>
  z.object({ number: z.string().check(z.refine((typed) => numberIn(typed, stored) !== null, { error: 'not-phone' })) });
export type PhoneRow = z.infer<ReturnType<typeof phoneRow>>;
/** A number without a calling code is Czech. Those that the person has already are valid with any length. */
export const phoneRows = (stored: readonly string[] = []) => z.array(phoneRow(stored));

const numberIn = (typed: string, stored: readonly string[]): string | null => {
  const number = normalizePhone(typed);
  return number !== null && stored.includes(number) ? number : internationalPhone(typed);
};

export const rowsOf = (numbers: readonly string[]): PhoneRow[] =>
  numbers.map((number) => ({ number: phoneText(number) }));
/** The numbers as the API expects them. */
export const numbersIn = (rows: readonly PhoneRow[]): string[] =>
  rows.map(({ number }) => normalizePhone(number) ?? number);
