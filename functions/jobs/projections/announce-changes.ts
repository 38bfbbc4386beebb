import { liveScopes } from '#shared/domain/areas.generated.ts';
import type { LiveArea } from '#shared/domain/scope/live.ts';
import { listKey } from '#shared/domain/scope/scope.ts';
import { shiftSubject } from '#shared/domain/shifts/reach.ts';
import type { Shift } from '#shared/domain/shifts/shift.ts';
import { connectionsOfAccount, connectionsOfLogin, type Subscription } from '../../data/live/connections.ts';
import { orderSubject } from '../../data/orders/order-entries.ts';
import { findShifts } from '../../data/shifts/shifts.ts';
import type { TableEvent } from '../../events/events.ts';
import { closeSocket } from '../../events/sockets.ts';
import { type Announcement, sendGathered } from './send-gathered.ts';

/** The kinds of events that open screens or connections depend on. */
export const announcedKinds = [
  'shift',
  'comment',
  'notification',
  'read-marks',
  'account',
  'login',
  'export',
  'order',
  'delivery-document',
  'thread',
] as const;

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
const announcementOf = async (event: TableEvent): Promise<Announcement | undefined> => {
  switch (event.kind) {
    case 'shift': {
      const versions = [event.before, event.after].filter((shift) => shift !== null);
      return ofShift(versions);
    }
    case 'comment': {
      // Comments are read by those who reach the shift. They do not change its version.
      const comment = event.after ?? event.before;
      return ofShift(await findShifts([comment.shift_id]));
    }
    case 'notification': {
      if (event.type !== 'created') return undefined;
      const { id, to } = event.after;
      return { change: { area: 'notifications', id, version: 1 }, audiences: audiencesWith('notifications', [to]) };
    }
    case 'read-marks': {
      // Another tab of the same account shows the number of unread notifications.
      if (event.type === 'removed') return undefined;
      const { account_id, ids } = event.after;
      return {
        change: { area: 'notifications', id: account_id, version: ids.size },
        audiences: audiencesWith('notifications', [{ account: account_id }]),
      };
    }
    case 'export': {
      const { id, account_id, version } = event.after ?? event.before;
      return { change: { area: 'exports', id, version }, audiences: audiencesWith('exports', [{ account_id }]) };
    }
    case 'order':
      return ofOrder('orders', event);
    case 'delivery-document':
      return ofOrder('supply', event);
    case 'thread':
      return ofOrder('messages', event);
    default:
      return undefined;
  }
};

type Version = { id: string; version: number } & Parameters<typeof orderSubject>[0];
/** Of an order, or of what those who read it read with it. */
const ofOrder = (
  area: 'orders' | 'supply' | 'messages',
  { before, after }: { before: Version | null; after: Version | null },
) => {
  const versions = [before, after].filter((each) => each !== null);
  const newest = versions.at(-1);
  return (
    newest && {
      change: { area, id: newest.id, version: newest.version },
      audiences: audiencesWith(area, versions.map(orderSubject)),
    }
  );
};

const ofShift = (versions: readonly Shift[]) => {
  const newest = versions.at(-1);
  return (
    newest && {
      change: { area: 'shifts', id: newest.id, version: newest.version } as const,
      audiences: audiencesWith('shifts', versions.map(shiftSubject)),
    }
  );
};

type SubjectOf<Area extends LiveArea> = Parameters<(typeof liveScopes)[Area]['listsWith']>[0];
const audiencesWith = <Area extends LiveArea>(area: Area, subjects: readonly SubjectOf<Area>[]): Set<string> => {
  const listsWith = liveScopes[area].listsWith as (subject: SubjectOf<Area>) => Parameters<typeof listKey>[0][];
  return new Set(subjects.flatMap(listsWith).map(listKey));
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
