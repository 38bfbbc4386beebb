import { changesOf } from '#shared/domain/audit/changes.ts';
import { personAudit } from '#shared/domain/people/audit.ts';
import { answerableRequest } from '#shared/domain/people/waiting.ts';
import { Problem } from '#shared/domain/problem.ts';
import type { Actor } from '#shared/domain/roles.ts';
import { auditEntryWrite } from '../data/audit.ts';
import type { Payload } from '../data/effects.ts';
import { notificationWrite } from '../data/notifications/notifications.ts';
import { effectWrite } from '../data/outbox.ts';
import { type Account, accountChangeWrites, getAccount, ofAccount } from '../data/people/accounts.ts';

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
  letter: Payload<'send-letter'>;
};

/** What an answer writes; `already-admitted` if another person answered first. */
export const waitingAnswer = (
  { before, after: account }: { before: Account; after: Account },
  { as, by, at, company, params, letter }: Answer,
) => ({
  writes: [
    ...accountChangeWrites({ before, after: account }),
    notificationWrite({ kind: as, to: { account: account.id }, at, params }),
    effectWrite('send-letter', letter, { now: at }),
    auditEntryWrite({
      action: as,
      by,
      at,
      company,
      about: { id: account.id, name: account.fio },
      changes: changesOf(personAudit, before, account),
    }),
  ],
  refusals: [[ofAccount, 'already-admitted']] as const,
});
