import type { Account } from './accounts.ts';
import { accountClosed, stillActive } from './accounts.ts';
import type { Login } from './logins.ts';
import { loginRemoved } from './logins.ts';
import { photoRemoved } from './photos.ts';
import { sessionsRemoved } from './sessions.ts';
import type { Write } from './table.ts';
import { refusedAs, transact } from './table.ts';

type Closing = {
  account: Account;
  /** Where the account is the last one of its login, the login, which goes too. */
  login: Login | undefined;
  /** Who stays behind in the same role, where somebody must: of two who leave at once, one stays. */
  heir: Account | undefined;
  /** `timesAssigned`, read before what was decided on. */
  assigned: number;
  /** Whether hours were worked that the law wants kept (Labour Code §96, act 582/1991 §35a). */
  hoursAreKept: boolean;
};

/** Closes an account in one transaction. Throws changed where anything of it changed since it was decided. */
export const closeAccount = async (
  { account, login, heir, assigned, hoursAreKept }: Closing,
  beside: readonly Write[],
): Promise<void> => {
  await transact([
    accountClosed(account, hoursAreKept, assigned),
    ...photoRemoved(account.photo),
    ...(heir ? [stillActive(heir)] : []),
    ...(login ? [...loginRemoved(login), ...(await sessionsRemoved(login.id))] : []),
    ...beside,
  ]).catch(refusedAs('changed'));
};
