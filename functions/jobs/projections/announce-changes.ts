import type { Announcement } from '../../data/live/announcement.ts';
import { type Subscription, connectionsOfAccount, connectionsOfLogin } from '../../data/live/connections.ts';
import { announcements } from '../../data/records.generated.ts';
import type { EventKind, TableEvent } from '../../events/events.ts';
import { closeSocket } from '../../events/sockets.ts';
import { sendGathered } from './send-gathered.ts';

/** The kinds of events that open screens or connections depend on. */
export const announcedKinds = [...(Object.keys(announcements) as EventKind[]), 'account', 'login'] as const;

/**
 * Tells the open screens of everyone whose scope has a changed record, or had it before. Nothing is stored, so there is
 * nothing to repair: clients fetch everything when they connect, and every 30 seconds without a connection. Fails only
 * for an event that is unreadable or whose connections could not be ended, never because of another event or a client.
 */
export const announceChanges = async (event: TableEvent, now: () => string): Promise<void> => {
  await closeEnded(event);
  const announcement = await announcementOf(event);
  if (announcement) await sendGathered(announcement, now);
};

/** What is announced of an event, and to whom. Undefined if nobody's screen shows it. */
const announcementOf = (event: TableEvent): Announcement | undefined | Promise<Announcement | undefined> => {
  if (!(event.kind in announcements)) return undefined;
  // The function and the event are of one kind, which the compiler does not follow through the union.
  return (announcements[event.kind as keyof typeof announcements] as (change: object) => Announcement)(event);
};

/** Ends connections whose sessions were ended, or whose account changed its scope. Their clients connect again. */
const closeEnded = async (event: TableEvent): Promise<void> => {
  const ended = await endedBy(event);
  await Promise.all(ended.map(({ id }) => closeSocket(id)));
};

const endedBy = async (event: TableEvent): Promise<readonly Subscription[]> => {
  if (event.kind === 'login' && event.before && event.before.tokens_from !== event.after?.tokens_from)
    return connectionsOfLogin(event.before.id);
  if (event.kind === 'account' && event.before && scopeOf(event.before) !== (event.after && scopeOf(event.after)))
    return connectionsOfAccount(event.before.id);
  return [];
};

type Account = NonNullable<Extract<TableEvent, { kind: 'account' }>['before']>;
const scopeOf = ({ active, roles, company, store_ids }: Account): string =>
  JSON.stringify([active, roles, company, store_ids]);
