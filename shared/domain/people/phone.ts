const allowed = /^\+?[\d\s()-]+$/;
const longest = 60;

/**
 * The canonical form of a phone number with its calling code: +420777000001. People write it with or without plus,
 * spaces, brackets and dashes. Null for an impossible number (E.164 has 8 to 15 digits).
 */
export const plainPhone = (written: string): string | null => {
  if (written.length > longest) return null;
  const number = written.trim();
  const digits = number.replaceAll(/\D/g, '');
  return allowed.test(number) && digits.length >= 8 && digits.length <= 15 ? `+${digits}` : null;
};
