import { runsLogin } from '#shared/domain/people/editable-person.ts';
import type { Actor } from '#shared/domain/roles.ts';
import { type Account, subjectOf } from './accounts.ts';

/** Whether an actor runs a login that has these accounts: `runsLogin`. */
export const runsLoginOf = (actor: Actor, loginId: string, accounts: readonly Account[]): boolean =>
  runsLogin(
    actor,
    loginId,
    accounts.map((account) => ({ ...subjectOf(account), roles: account.roles })),
  );
