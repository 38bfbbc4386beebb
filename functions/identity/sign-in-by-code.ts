import { Problem } from '#shared/domain/problem.ts';
import { codeUseWrite, type RightCode } from '../data/auth/codes.ts';
import { getLogin } from '../data/auth/logins.ts';
import { reservedLoginIdRemovalWrite } from '../data/auth/reserved-login-ids.ts';
import { enter } from '../data/people/registrations.ts';
import { transact, ConditionFailed } from '../data/table.ts';

/**
 * Uses up a right code. For a new person it creates the login, the account and the company in the same transaction.
 * `ticket` replaces the code from then on. Throws phone-taken, and code-expired if another request used the code first.
 */
export const consumeCode = async (code: RightCode, now: string, ticket?: string): Promise<void> => {
  const used = codeUseWrite(code, ticket);
  // An earlier code of the same number may have created the login. Then this code only signs in.
  const newcomer = code.registration && !(await getLogin(code.login_id)) ? code.registration : null;
  try {
    if (newcomer) {
      const proof = [used, reservedLoginIdRemovalWrite(code.phone)];
      await enter(newcomer, { proven: 'phone', proof, now });
    } else await transact([used]);
  } catch (error) {
    if (error instanceof ConditionFailed) throw new Problem('code-expired');
    // Two codes of one number were used at once.
    throw error instanceof Problem && error.code === 'link-gone' ? new Problem('code-expired') : error;
  }
};
