import { contactChangeRemovalWrites } from '../auth/contact-changes.ts';
import { uncountAccountWrites, type Login } from '../auth/logins.ts';
import { queueUserRemovalWrite } from '../auth/removed-users.ts';
import { sessionRemovalWrites } from '../auth/sessions.ts';
import type { Write } from '../table.ts';
import { type Account, closeAccountWrites } from './accounts.ts';

type Closing = {
  account: Account;
  /** Removed with its last account; its Cognito user is queued for removal. */
  login: Login;
  /** Open accounts of the login, this one included. */
  open: number;
  /** Those of `successionOf`. */
  conditions: readonly Write[];
  /** The value of `timesAssigned`, read before the data that the decision uses. */
  assigned: number;
  /** Whether the account has worked hours that the law requires to be kept (Labour Code §96, act 582/1991 §35a). */
  hoursAreKept: boolean;
};

/** The lists and the search index take up to 80 of the transaction's 100 writes. */
const maxSessionsRemoved = 10;

/** The writes that close an account. A condition fails if any of the data has changed since the decision. */
export const accountClosingWrites = async ({
  account,
  login,
  open,
  conditions,
  assigned,
  hoursAreKept,
}: Closing): Promise<Write[]> => [
  ...closeAccountWrites(account, hoursAreKept, assigned),
  ...conditions,
  ...uncountAccountWrites(login, open),
  ...(open === 1
    ? [
        queueUserRemovalWrite(login.id),
        ...contactChangeRemovalWrites(login.id),
        ...(await sessionRemovalWrites(login.id, maxSessionsRemoved)),
      ]
    : []),
];
