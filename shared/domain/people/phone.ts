const allowed = /^\+?[\d\s()-]+$/;
const longest = 60;

/**
 * The canonical form of a phone number with its calling code: +420777000001. People write it with or without plus,
 * spaces, brackets and dashes. Null for an impossible number (E.164 has 8 to 15 digits).
 */
export const normalizePhone = (written: string): string | null => {
  if (written.length > longest) return null;
  const number = written.trim();
  const digits = number.replaceAll(/\D/g, '');
  return allowed.test(number) && digits.length >= 8 && digits.length <= 15 ? `+${digits}` : null;
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
