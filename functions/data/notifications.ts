import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { id } from '#shared/contracts/fields.ts';
import type { Notification, NotificationKind } from '#shared/contracts/notifications.ts';
import { notificationKind } from '#shared/contracts/notifications.ts';
import { Problem } from '#shared/domain/problem.ts';
import type { Actor } from '#shared/domain/roles.ts';
import { entity } from './entity.ts';
import { expiry } from './indexes.ts';
import { keys, partitions } from './keys.ts';
import type { Page, Paging } from './list.ts';
import type { Write } from './table.ts';
import { get, queryTable, transact } from './table.ts';

const days = 86_400_000;
const keptFor = 90 * days;

const Kept = z.object({
  id,
  kind_of: notificationKind,
  at: z.string(),
  params: z.record(z.string(), z.string()),
  about: z.nullable(id),
});
const notifications = entity('notification', Kept);

/** One account, those who run a company (its buyers or vendors), or all admins: a group's notification is written once. */
export type Recipient = { account: string } | { company: string } | 'admins';

type NewNotification = {
  kind: NotificationKind;
  to: Recipient;
  /** ISO 8601 UTC. */
  at: string;
  /** What the sentence (`panel:notifications.<kind>`) mentions: names, a role, times as ISO strings. */
  params?: Record<string, string>;
  /** The id of the record that it is about; the screens lead there. */
  about?: string | null;
};

/**
 * A notification, as a part of the transaction that it tells about:
 *
 *     await transact([...writes, notify({ kind: 'admitted', to: { account: id }, at: now, params: { role } })])
 */
export const notify = ({ kind, to, at, params = {}, about = null }: NewNotification): Write => {
  const order = `${at}#${randomUUID()}`;
  return {
    part: 'notification',
    put: {
      ...keys.notification(inboxOf(to), order),
      ...notifications.store({ id: order, kind_of: kind, at, params, about }),
      [expiry]: Math.floor((Date.parse(at) + keptFor) / 1000),
    },
  };
};

const inboxOf = (to: Recipient): string => {
  if (to === 'admins') return 'ADMINS';
  return 'account' in to ? `ACCOUNT#${to.account}` : `COMPANY#${to.company}`;
};

const inboxesOf = ({ id: account, role, company }: Actor): string[] => {
  const runs = company && (role === 'ROLE_BUYER' || role === 'ROLE_VENDOR');
  return [
    inboxOf({ account }),
    ...(role === 'ROLE_ADMIN' ? [inboxOf('admins')] : []),
    ...(runs ? [inboxOf({ company: company.id })] : []),
  ];
};

/** One page of what the actor was told in the last 90 days, newest first, and how much of it is unread. */
export const findNotifications = async (
  actor: Actor,
  { page, per_page }: Paging,
  now: string,
): Promise<Page<Notification> & { unread: number }> => {
  const all = await notificationsOf(actor, now);
  return {
    page,
    per_page,
    total: all.length,
    unread: all.filter(({ read }) => !read).length,
    data: all.slice((page - 1) * per_page, page * per_page),
  };
};

const notificationsOf = async (actor: Actor, now: string): Promise<Notification[]> => {
  const from = new Date(Date.parse(now) - keptFor).toISOString();
  const [mark, ...items] = await Promise.all([
    get(keys.readingMark(actor.id)),
    ...inboxesOf(actor).map((inbox) => queryTable(partitions.notifications(inbox), { from })),
  ]);
  const until = typeof mark?.['until'] === 'string' ? mark['until'] : '';
  const ids = mark?.['ids'] instanceof Set ? mark['ids'] : new Set();
  return items
    .flat()
    .map((item) => notifications.read(item))
    .map(({ kind_of: kind, ...notification }) => ({
      ...notification,
      kind,
      read: notification.at <= until || ids.has(notification.id),
    }))
    .toSorted((one, other) => (one.id < other.id ? 1 : -1));
};

/**
 * Marks what the actor was told as read: the named ones, or everything up to now. A group's notification is read by each of
 * the group for themselves. Throws not-found, and marks nothing, where one of them is not the actor's.
 */
export const markRead = async (actor: Actor, ids: readonly string[] | undefined, now: string): Promise<number> => {
  const all = await notificationsOf(actor, now);
  const wanted = new Set(ids ?? all.map((notification) => notification.id));
  const known = all.filter((notification) => wanted.has(notification.id));
  if (known.length < wanted.size) throw new Problem('not-found', { fields: { ids: { key: 'not-found' } } });
  const unread = known.filter(({ read }) => !read);
  if (unread.length > 0)
    await transact([
      {
        part: 'mark',
        update: keys.readingMark(actor.id),
        ...(ids
          ? { set: 'ADD ids :ids', values: { ':ids': new Set(unread.map((notification) => notification.id)) } }
          : { set: 'SET #until = :now REMOVE ids', names: { '#until': 'until' }, values: { ':now': now } }),
      },
    ]);
  return all.filter((notification) => !notification.read && !wanted.has(notification.id)).length;
};
