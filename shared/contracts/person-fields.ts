import * as z from 'zod/mini';
import { isIco } from '../domain/companies/ico.ts';
import { isBankAccount, normalizeBankAccount } from '../domain/people/bank-account.ts';
import { normalizeEmail } from '../domain/people/email.ts';
import { spokenLanguages } from '../domain/people/languages.ts';
import { normalizePhone } from '../domain/people/phone.ts';
import { bounded, exactText, text, uniqueArray } from './fields.ts';

/** Personal data as registration, invitations and profiles accept it. */

/** Any number of words in any script, separated by single spaces. */
export const fio = text(200);
/** Stored in one canonical form, whatever the case and script of the domain. */
export const email = bounded(320).check(
  z.refine((written) => normalizeEmail(written) !== null, { error: 'not-email', abort: true }),
  z.overwrite((written) => normalizeEmail(written) ?? written),
  z.meta({ format: 'email' }),
);
/** Stored as +420777000001. */
export const phoneNumbers = bounded(60).check(
  z.refine((written) => normalizePhone(written) !== null, { error: 'not-phone', abort: true }),
  z.overwrite((written) => normalizePhone(written) ?? written),
  z.meta({ format: 'phone' }),
);
/** Starts with a letter and has no @, so it can never equal another person's phone number or e-mail. */
export const loginName = bounded(60).check(z.trim(), z.toLowerCase(), z.regex(/^[a-z][a-z\d._-]{2,39}$/));
/**
 * A new or an existing password: every field accepts the same ones. A password has at most 200 characters, each of up
 * to two UTF-16 units (domain/people/password.ts).
 */
export const password = exactText(400);
/** A country's calling code. */
export const callingCode = bounded(5).check(z.regex(/^\+?\d{1,4}$/));
/** A Czech company number (IČO). */
export const ico = bounded(40).check(
  z.overwrite((written) => written.replaceAll(/\s/g, '')),
  z.refine(isIco, { error: 'wrong-ico' }),
);
/** ISO 3166-1 alpha-2, upper case. */
export const country = bounded(20).check(z.refine(isCountry, { error: 'not-country' }), z.meta({ format: 'country' }));
function isCountry(code: string): boolean {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  return /^[A-Z]{2}$/.test(code) && code !== 'ZZ' && names.of(code) !== undefined;
}
/** ISO 639-1. */
export const language = z.enum(spokenLanguages);
/** Best-spoken language first. */
export const languages = uniqueArray(language, 20);
/** A Czech account number or an IBAN, with valid checksums. */
export const bankAccount = bounded(60).check(
  z.refine(isBankAccount, { error: 'not-bank-account', abort: true }),
  z.overwrite(normalizeBankAccount),
  z.meta({ format: 'bank account' }),
);
