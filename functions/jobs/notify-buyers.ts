import { effectWrite, derivedEntryId, queueOnce } from '../data/outbox.ts';
import { listActiveAccountsByRole } from '../data/people/account-lists.ts';
import { getAccount } from '../data/people/accounts.ts';
import { serveQueue } from '../events/serve-queue.ts';

/**
 * Queues a letter about a waiting person to each buyer of the company that the person named; admins see the person in
 * their notifications. The ids of the letters are derived, so a repetition queues none twice.
 */
export const handler = serveQueue('notify-buyers', async ({ account_id }, { id, at }) => {
  const newcomer = await getAccount(account_id);
  const company = newcomer?.waits?.company;
  if (!company) return;
  for (const buyer of await listActiveAccountsByRole('ROLE_BUYER', company.id)) {
    const letter = { letter: 'waiting', account_id: buyer.id, waiting_id: account_id } as const;
    await queueOnce(effectWrite('send-letter', letter, { now: at, entryId: derivedEntryId(id, buyer.id) }));
  }
});
