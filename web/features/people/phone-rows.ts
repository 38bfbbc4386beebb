import * as z from 'zod/mini';
import { internationalPhone } from '#shared/domain/imports/workers.ts';
import { phoneText } from '#shared/domain/people/phone.ts';

/** A number without a calling code is Czech. */
const PhoneRow = z.object({
  number: z.string().check(z.refine((typed) => internationalPhone(typed) !== null, { error: 'not-phone' })),
});
export type PhoneRow = z.infer<typeof PhoneRow>;
export const phoneRows = z.array(PhoneRow);

export const rowsOf = (numbers: readonly string[]): PhoneRow[] =>
  numbers.map((number) => ({ number: phoneText(number) }));
/** The numbers as the API expects them. */
export const numbersIn = (rows: readonly PhoneRow[]): string[] =>
  rows.map(({ number }) => internationalPhone(number) ?? number);
