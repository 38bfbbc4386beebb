import { streamSafe } from '../stream-safe.ts';

const longest = 60;
/** Spaces, dots, slashes, dashes, brackets, and marks that are not seen, as contacts of iOS have around a number. */
const separators = /[\s.\u00B7/()[\]\p{Pd}\u2212\p{Cf}]/gu;

/**
 * What is typed or pasted as a phone number, or its beginning, without everything that only separates: a plus, if there
 * is one or `00` in its place, and digits. What no number has stays. The trunk's zero, `+44 (0)20`, is left out.
 */
export const compactPhone = (written: string): string =>
  streamSafe(written)
    .normalize('NFKC')
    .replaceAll(/[\s\p{Cf}]/gu, '')
    .replace(/^tel\.?:/i, '')
    .replace(/^\(?((?:\+|00)\d{1,3})\)?\(0\)/, '$1')
    .replaceAll(separators, '')
    .replace(/^00/, '+');

/**
 * The canonical form of a phone number: +420777000001. It is the only way to read one, wherever it is typed, pasted or
 * imported. Nine digits without a calling code are a Czech number; others have their calling code, with or without the
 * plus. Null for an impossible number: E.164 has 8 to 15 digits, and the first is no zero, as of `0905…` in Slovakia.
 * Whether its country has numbers of this length is `hasLengthOfCountry`, where a number is new: those that are stored
 * stay readable.
 */
export const normalizePhone = (written: string): string | null => {
  if (written.length > longest) return null;
  const [, plus, digits = ''] = /^(\+?)([1-9]\d{7,14})$/.exec(compactPhone(written)) ?? [];
  if (digits === '') return null;
  return plus === '' && digits.length === 9 ? `+420${digits}` : `+${digits}`;
};

/** The canonical form in groups, as people read it: `+420 777 000 001`. Numbers of other lengths stay as they are. */
export const phoneText = (number: string): string => number.replace(/^(\+\d{3})(\d{3})(\d{3})(\d{3})$/, '$1 $2 $3 $4');

type Phones = { phone: string | null; phone_numbers: readonly string[] };

/** The further numbers that a person has after a change, without the one to sign in with. */
export const furtherPhones = ({ phone, phone_numbers }: Phones, given: readonly string[] = phone_numbers): string[] =>
  given.filter((number) => number !== phone);

/** All numbers of a person: the one to sign in with, if any, is the first. */
export const allPhonesOf = ({ phone, phone_numbers }: Phones): string[] => [
  ...new Set([...(phone ? [phone] : []), ...phone_numbers]),
];
