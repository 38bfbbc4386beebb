import type { FieldIssue } from '../problem.ts';

export const minPasswordLength = 10;
const maxPasswordLength = 200;

/**
 * Returns the problem of a new password, or null. Length is required, composition is not (NIST 800-63B); the other
 * checks reject passwords that are guessed first. `isCommon` is passed in, because the web loads common-passwords.ts
 * only when the person starts to type a password.
 */
export const passwordIssue = (
  password: string,
  { email, isCommon }: { email: string | null; isCommon: (password: string) => boolean },
): FieldIssue | null => {
  const { length } = Array.from(password);
  if (length < minPasswordLength) return { key: 'string-too-small', params: { count: minPasswordLength } };
  if (length > maxPasswordLength) return { key: 'string-too-big', params: { count: maxPasswordLength } };
  if (email && holdsEmail(password.toLowerCase(), email.toLowerCase())) return { key: 'password-has-email' };
  return isCommon(password) ? { key: 'password-too-common' } : null;
};

/** Contains the whole address, or its local part if that is a large part of a password. */
const holdsEmail = (password: string, email: string): boolean => {
  const [name = ''] = email.split('@');
  return password.includes(email) || (name.length >= 5 && password.includes(name));
};
