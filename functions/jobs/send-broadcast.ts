import type { Locale } from '#shared/contracts/fields.ts';
import { firstRole } from '#shared/domain/roles.ts';
import { auditEntryWrite } from '../data/audit.ts';
import { audienceList, type Broadcast, broadcastWrites, findBroadcast } from '../data/broadcasts/broadcasts.ts';
import { pageLimits } from '../data/broadcasts/page-limits.ts';
import { reachedAmong, recipientWrite } from '../data/broadcasts/recipients.ts';
import { entriesAfter } from '../data/counted/counted-page.ts';
import { notificationWrite } from '../data/notifications/notifications.ts';
import { derivedEntryId, effectWrite, isQueued, queuedAmong } from '../data/outbox.ts';
import { isListed } from '../data/people/account-entries.ts';
import { type Account, accountKey, readAccount } from '../data/people/accounts.ts';
import { getMany, transact, type Write } from '../data/table.ts';
import { serveQueue } from '../events/serve-queue.ts';
import { nameIn } from '../http/translate.ts';

/**
 * Goes through the people of the audience in pages. One transaction writes what a page gets, the counts and where the next
 * page begins, so a repeated run goes on and neither sends twice nor leaves anybody out.
 */
export const handler = serveQueue('send-broadcast', async ({ broadcast_id }, { id }, now) => {
  const nextEntry = derivedEntryId(id);
  // A repetition of a run that was done.
  if (await isQueued(nextEntry)) return;
  for (let page = 1; page <= pageLimits.pages; page++)
    if (!(await sendPage(broadcast_id, page === pageLimits.pages ? nextEntry : null, now()))) return;
});

/** Whether there is another page. With `nextEntry`, another run sends it. `at`: ISO 8601 UTC. */
const sendPage = async (id: string, nextEntry: string | null, at: string): Promise<boolean> => {
  const before = await findBroadcast(id);
  if (before?.state !== 'sending' || before.sent_at === null) return false;
  const { sent_at: now, channels, audience, cursor } = before;
  const entries = await entriesAfter(audienceList(audience), cursor, pageLimits.people);
  const accounts = await recipientsAmong(
    before,
    entries.map((entry) => entry.id),
  );
  const letters = channels.includes('letter') ? await letterWrites(before, accounts, now) : [];
  const notifications = channels.includes('in_app')
    ? accounts.map((account) => notificationOf(before, account, now))
    : [];
  const isLast = entries.length < pageLimits.people;
  const after: Broadcast = {
    ...before,
    version: before.version + 1,
    state: isLast ? 'sent' : 'sending',
    cursor: entries.at(-1)?.entry ?? cursor,
    recipients: before.recipients + accounts.length,
    notified: before.notified + notifications.length,
    letters: before.letters + letters.length,
  };
  const about = { id, name: before.titles.cs };
  await transact([
    ...broadcastWrites(before, after),
    ...accounts.map((account) => recipientWrite(id, account.id, now)),
    ...notifications,
    ...letters,
    ...(isLast
      ? [auditEntryWrite({ action: 'broadcast-sent', by: { ...before.author, company: null }, at, about })]
      : []),
    ...(nextEntry !== null && !isLast
      ? [effectWrite('send-broadcast', { broadcast_id: id }, { now, entryId: nextEntry })]
      : []),
  ]);
  return !isLast;
};

/** The active accounts with a working role that the broadcast has not reached: a person who was closed and came back has another entry. */
const recipientsAmong = async (broadcast: Broadcast, ids: readonly string[]): Promise<Account[]> => {
  const [items, reached] = await Promise.all([getMany(ids.map(accountKey), true), reachedAmong(broadcast.id, ids)]);
  return items
    .map(readAccount)
    .filter((one) => isListed(one) && firstRole(one.roles) !== 'ROLE_USER' && !reached.has(one.id));
};

/** One letter to each login, whichever of its accounts comes first. */
const letterWrites = async ({ id }: Broadcast, accounts: readonly Account[], now: string): Promise<Write[]> => {
  const firstOfLogins = new Map<string, Account>();
  for (const account of accounts) {
    const entryId = derivedEntryId('broadcast', id, account.login_id);
    if (account.email !== null && !firstOfLogins.has(entryId)) firstOfLogins.set(entryId, account);
  }
  const queued = await queuedAmong([...firstOfLogins.keys()]);
  return [...firstOfLogins]
    .filter(([entryId]) => !queued.has(entryId))
    .map(([entryId, account]) =>
      effectWrite('send-letter', { letter: 'broadcast', broadcast_id: id, account_id: account.id }, { now, entryId }),
    );
};

const notificationOf = ({ id, titles }: Broadcast, account: { id: string; locale: Locale }, now: string): Write =>
  notificationWrite({
    kind: 'broadcast',
    to: { account: account.id },
    at: now,
    params: { title: nameIn(account.locale, titles) },
    about: id,
  });
