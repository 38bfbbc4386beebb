import { answerableRequest } from '#shared/domain/people/waiting.ts';
import { Problem } from '#shared/domain/problem.ts';
import type { Actor } from '#shared/domain/roles.ts';
import type { Account } from '../data/accounts.ts';
import { accountReplaced, getAccount } from '../data/accounts.ts';
import { record } from '../data/audit.ts';
import { notify } from '../data/notifications.ts';
import { mapConditionFailedTo, transact } from '../data/table.ts';

/** The waiting account and the request that the actor may answer. */
export const findWaiting = async (actor: Actor, accountId: string) => {
  const account = await getAccount(accountId);
  if (!account?.active) throw new Problem('not-found');
  return { account, waits: answerableRequest(account, actor) };
};

type Answer = {
  as: 'admitted' | 'refused';
  by: Actor;
  at: string;
  /** The company whose audit log gets the entry. */
  company: { id: string; name: string } | null;
  params: Record<string, string>;
};

/** Throws already-admitted if another person answered first. */
export const answerWaiting = async (account: Account, { as, by, at, company, params }: Answer): Promise<void> => {
  await transact([
    accountReplaced(account),
    notify({ kind: as, to: { account: account.id }, at, params }),
    record({ action: as, by, at, company, about: { id: account.id, name: account.fio } }),
  ]).catch(mapConditionFailedTo('already-admitted'));
};
