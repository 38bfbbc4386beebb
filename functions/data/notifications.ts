import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { id } from '#shared/contracts/fields.ts';
import type { Notification, NotificationKind } from '#shared/contracts/notifications.ts';
import { notificationKind } from '#shared/contracts/notifications.ts';
import { Problem } from '#shared/domain/problem.ts';
import { sideOf } from '#shared/domain/roles.ts';
import type { Actor } from '#shared/domain/roles.ts';
import { activeAccounts } from './accounts.ts';
import { entity } from './entity.ts';
import { expiry } from './indexes.ts';
import { keys, partitions } from './keys.ts';
import type { Page, Paging } from './list.ts';
import type { Write } from './table.ts';
import { queryTable } from './table.ts';

const dayMs = 86_400_000;
const retentionMs = 90 * dayMs;

const StoredNotification = z.object({
  id,
  /** The API's `kind`. In the table, `kind` is the kind of item. */
  kind_of: notificationKind,
  at: z.string(),
  params: z.record(z.string(), z.string()),
  about: z.nullable(id),
  /** Only for a notification about a store. */
  store_id: z.optional(id),
});
const notifications = entity('notification', StoredNotification);

/**
 * One account, the buyers or vendors of a company, the buyers of a company together with the people who manage one of
 * its stores, or all admins. A group's notification is stored once, so an event writes few items for any group.
 */
export type Recipient = { account: string } | { company: string; store?: string } | 'admins';

type NewNotification = {
  kind: NotificationKind;
  to: Recipient;
  /** ISO 8601 UTC. */
  at: string;
  /** The parameters of the message `panel:notifications.<kind>`: names, a role, times as ISO strings. */
  params?: Record<string, string>;
  /** The id of the record that the screens link to. */
  about?: string | null;
};

/**
 * A notification, written in the same transaction as its event:
 *
 *     await transact([...writes, notify({ kind: 'admitted', to: { account: id }, at: now, params: { role } })])
 */
export const notify = ({ kind, to, at, params = {}, about = null }: NewNotification): Write => {
  const order = `${at}#${randomUUID()}`;
  return {
    part: 'notification',
    put: {
      ...keys.notification(inboxOf(to), order),
      ...notifications.store({
        id: order,
        kind_of: kind,
        at,
        params,
        about,
        ...(to !== 'admins' && 'store' in to && { store_id: to.store }),
      }),
      [expiry]: Math.floor((Date.parse(at) + retentionMs) / 1000),
    },
  };
};

const inboxOf = (to: Recipient): string => {
  if (to === 'admins') return 'ADMINS';
  if ('account' in to) return `ACCOUNT#${to.account}`;
  // One inbox for all stores of a company: its readers query one partition, however many stores they manage.
  return to.store === undefined ? `COMPANY#${to.company}` : `STORES#${to.company}`;
};

const inboxesOf = ({ id: account, role, company }: Actor): string[] => {
  const isCompanyAdmin = role === 'ROLE_BUYER' || role === 'ROLE_VENDOR';
  return [
    inboxOf({ account }),
    ...(role === 'ROLE_ADMIN' ? [inboxOf('admins')] : []),
    ...(company && isCompanyAdmin ? [inboxOf({ company: company.id })] : []),
    ...(company && sideOf(role) === 'customer' ? [inboxOf({ company: company.id, store: '' })] : []),
  ];
};

/** A buyer reads about every store of the company, others about the stores that they manage. */
const isFor = ({ role, store_ids }: Actor, store: string | undefined): boolean =>
  store === undefined || role === 'ROLE_BUYER' || store_ids.includes(store);

/** One page of the actor's notifications of the last 90 days, newest first, and the number of unread ones. */
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
  const from = new Date(Date.parse(now) - retentionMs).toISOString();
  const [marks, ...items] = await Promise.all([
    queryTable(partitions.readMarks(actor.id), { from: dayOf(from) }),
    ...inboxesOf(actor).map((inbox) => queryTable(partitions.notifications(inbox), { from })),
  ]);
  const readIds = new Set(marks.flatMap(({ ids }) => [...(ids as Set<string>)]));
  const stored = items
    .flat()
    .map((item) => notifications.read(item))
    .filter(({ store_id }) => isFor(actor, store_id));
  const answered = await answeredAmong(
    stored.flatMap(({ kind_of, about }) => (kind_of === 'someone-waits' && about ? [about] : [])),
  );
  return stored
    .map(({ kind_of: kind, about, ...notification }) => {
      const isAnswered = kind === 'someone-waits' && about !== null && answered.has(about);
      return {
        ...notification,
        kind,
        about: isAnswered ? null : about,
        read: isAnswered || readIds.has(notification.id),
      };
    })
    .toSorted((one, other) => (one.id < other.id ? 1 : -1));
};

/** The accounts that no longer wait for approval, whoever answered them. */
const answeredAmong = async (ids: readonly string[]): Promise<Set<string>> => {
  if (ids.length === 0) return new Set();
  const waiting = (await activeAccounts([...new Set(ids)])).filter(({ waits }) => waits !== null);
  const left = new Set(waiting.map(({ id }) => id));
  return new Set(ids.filter((id) => !left.has(id)));
};

const dayOf = (instant: string) => instant.slice(0, 10);

/**
 * The writes that mark notifications as read (those with the given ids, or all), and the number that stay unread. Each is marked
 * by its id, so a notification committed later with an earlier time is unread. One item holds the ids of one day and
 * expires with them, so there is at most one write per day kept. Each member of a group has their own marks. Throws
 * not-found if a notification is not the actor's.
 */
export const readMarks = async (
  actor: Actor,
  ids: readonly string[] | undefined,
  now: string,
): Promise<{ unread: number; writes: Write[] }> => {
  const all = await notificationsOf(actor, now);
  const selected = new Set(ids ?? all.map(({ id }) => id));
  const matching = all.filter(({ id }) => selected.has(id));
  if (matching.length < selected.size) throw new Problem('not-found', { fields: { ids: { key: 'not-found' } } });
  const unread = all.filter(({ read }) => !read);
  const byDay = Map.groupBy(
    unread.filter(({ id }) => selected.has(id)),
    ({ at }) => dayOf(at),
  );
  return {
    unread: unread.filter(({ id }) => !selected.has(id)).length,
    writes: [...byDay].map(([day, marked]) => ({
      part: 'read',
      update: keys.readMarks(actor.id, day),
      set: `ADD ids :ids SET ${expiry} = :expiry`,
      values: {
        ':ids': new Set(marked.map(({ id }) => id)),
        ':expiry': Math.floor((Date.parse(day) + retentionMs + dayMs) / 1000),
      },
    })),
  };
};
