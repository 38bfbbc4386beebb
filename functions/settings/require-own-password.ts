import { Problem } from '#shared/domain/problem.ts';
import type { Login } from '../data/auth/logins.ts';
import { checkPassword } from '../identity/check-password.ts';

/**
 * A login with an e-mail has a password, and a stolen token must not be enough to take the login over. A login with a
 * phone alone has none that its person knows. The caller is signed in, so a wrong password is a field error. Throws
 * invalid-input and login-limit.
 */
export const requireOwnPassword = async (
  { id, email }: Login,
  password: string | undefined,
  context: { address: string; now: string },
): Promise<void> => {
  if (email === null) return;
  if (password === undefined) throw new Problem('invalid-input', { fields: { password: { key: 'required' } } });
  await checkPassword(id, password, context).catch((error: unknown) => {
    throw error instanceof Problem && error.code === 'invalid-password'
      ? new Problem('invalid-input', { fields: { password: { key: 'wrong-password' } } })
      : error;
  });
};
