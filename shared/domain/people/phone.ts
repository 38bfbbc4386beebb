const allowed = /^\+?[\d\s()-]+$/;
const longest = 60;

/**
 * The one form of a phone number with its country's prefix, like +420777000001: people write it with or without a plus,
 * with spaces, brackets and dashes. Null for what no number can be (E.164 has 8 to 15 digits).
 */
export const plainPhone = (written: string): string | null => {
  if (written.length > longest) return null;
  const number = written.trim();
  const digits = number.replaceAll(/\D/g, '');
  return allowed.test(number) && digits.length >= 8 && digits.length <= 15 ? `+${digits}` : null;
};
