import { countFailures } from '../data/rate-limits.ts';
import { signIn } from './cognito.ts';

/**
 * Returns the access token of a login, or null if the password must be replaced first (`signIn`). Wrong passwords count per login, and per address over all logins. Throws
 * invalid-password and login-limit.
 */
export const checkPassword = (
  loginId: string,
  password: string,
  { address, now }: { address: string; now: string },
): Promise<string | null> =>
  countFailures(
    [
      { limit: 'wrong-passwords-of-login', subject: loginId },
      { limit: 'wrong-passwords-from-address', subject: address },
    ],
    now,
    () => signIn(loginId, password),
  );
