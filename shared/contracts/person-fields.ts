import * as z from 'zod/mini';
import { isIco } from '../domain/companies/ico.ts';
import { plainEmail } from '../domain/people/email.ts';
import { plainPhone } from '../domain/people/phone.ts';
import { bounded, text } from './fields.ts';

/** What people say about themselves, as registration, invitations and profiles take it. */

/** As many words as somebody has, in any script; one space between them. */
export const fio = text(200);
/** Kept in the one form that it has, whatever its case and script. */
export const email = bounded(320).check(
  z.refine((written) => plainEmail(written) !== null, { error: 'not-email', abort: true }),
  z.overwrite((written) => plainEmail(written) ?? written),
  z.meta({ format: 'email' }),
);
/** Kept like +420777000001. */
export const phoneNumbers = bounded(60).check(
  z.refine((written) => plainPhone(written) !== null, { error: 'not-phone', abort: true }),
  z.overwrite((written) => plainPhone(written) ?? written),
  z.meta({ format: 'phone' }),
);
/** Told from an e-mail by having no @ and from a number by its first letter, so that nobody takes another's. */
export const loginName = bounded(60).check(z.trim(), z.toLowerCase(), z.regex(/^[a-z][a-z\d._-]{2,39}$/));
/** A calling code. */
export const callingCode = bounded(5).check(z.regex(/^\+?\d{1,4}$/));
/** A Czech company number. */
export const ico = bounded(40).check(
  z.overwrite((written) => written.replaceAll(/\s/g, '')),
  z.refine(isIco, { error: 'wrong-ico' }),
);
