import * as z from 'zod/mini';
import { isIco } from '../domain/companies/ico.ts';
import { plainEmail } from '../domain/people/email.ts';

/** What people say about themselves, as registration, invitations and profiles take it. */

/** As many words as somebody has, in any script; one space between them. */
export const fio = z.string().check(
  z.overwrite((written) =>
    written
      .normalize('NFC')
      .replaceAll(/[\p{C}\s]+/gu, ' ')
      .trim(),
  ),
  z.minLength(1),
  z.maxLength(200),
);
/** Kept in the one form that it has, whatever its case and script. */
export const email = z
  .stringFormat('email', (written) => plainEmail(written) !== null)
  .check(z.overwrite((written) => plainEmail(written) ?? written));
/** With the country's prefix and with or without a plus, spaces and dashes as people like; kept like +420777000001. */
export const phoneNumbers = z
  .stringFormat('phone', /^\s*\+?(?:[\s()-]*\d){8,15}[\s()-]*$/)
  .check(z.overwrite((written) => `+${written.replaceAll(/\D/g, '')}`));
/** Told from an e-mail by having no @ and from a number by its first letter, so that nobody takes another's. */
export const loginName = z.string().check(z.trim(), z.toLowerCase(), z.regex(/^[a-z][a-z\d._-]{2,39}$/));
/** A Czech company number. */
export const ico = z.string().check(
  z.overwrite((written) => written.replaceAll(/\s/g, '')),
  z.refine(isIco, { error: 'wrong-ico' }),
);
