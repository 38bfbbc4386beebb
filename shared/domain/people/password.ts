import type { FieldIssue } from '../problem.ts';

export const shortestPassword = 10;
const longestPassword = 200;

/**
 * What is wrong with a new password, or nothing. Length protects, not composition (NIST 800-63B): what counts beside it
 * is that nobody guesses it at once. `isCommon` is shared/domain/people/common-passwords.ts, which the web loads when
 * somebody begins to type one.
 */
export const passwordIssue = (
  password: string,
  { email, isCommon }: { email: string | null; isCommon: (password: string) => boolean },
): FieldIssue | null => {
  const { length } = Array.from(password);
  if (length < shortestPassword) return { key: 'string-too-small', params: { count: shortestPassword } };
  if (length > longestPassword) return { key: 'string-too-big', params: { count: longestPassword } };
  if (email && holdsEmail(password.toLowerCase(), email.toLowerCase())) return { key: 'password-has-email' };
  return isCommon(password) ? { key: 'password-too-common' } : null;
};

/** The whole address, or its name where that is long enough to be most of a password. */
const holdsEmail = (password: string, email: string): boolean => {
  const [name = ''] = email.split('@');
  return password.includes(email) || (name.length >= 5 && password.includes(name));
};
