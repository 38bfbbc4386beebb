import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { id } from '#shared/contracts/fields.ts';
import { type Notification, notificationKind, type NotificationKind } from '#shared/contracts/notifications.ts';
import { notificationScope, type Recipient } from '#shared/domain/notifications/scope.ts';
import { Problem } from '#shared/domain/problem.ts';
import type { Actor } from '#shared/domain/roles.ts';
import { type ListOf, listsOf } from '#shared/domain/scope/scope.ts';
import { entity } from '../entity.ts';
import { expiry } from '../indexes.ts';
import type { Key } from '../keys.ts';
import { type Page, type Paging, slicePage } from '../list.ts';
import { part } from '../part.ts';
import { activeAccounts } from '../people/accounts.ts';
import { readScope, type Source } from '../scope.ts';
import { getMany, ifNotExists, type Item, queryTable, type Write } from '../table.ts';

const ofNotification = part('notification');

/** The inbox of an account or a group. */
const notificationsPartition = (inbox: string) => `NOTIFICATIONS#${inbox}`;
/** `sortKey` starts with the time. */
const notificationKey = (inbox: string, sortKey: string): Key => ({ pk: notificationsPartition(inbox), sk: sortKey });
/** The notifications about all stores of a company. */
const storeNotificationsPartition = (companyId: string) => `COMPANY#${companyId}#NOTIFICATIONS`;
export const readMarksPartition = (accountId: string) => `READ#${accountId}`;
/** The notifications of a day (UTC) that an account has read. */
const readMarksKey = (accountId: string, day: string): Key => ({ pk: readMarksPartition(accountId), sk: day });

/** The newest notifications of an inbox that are shown and counted: of several stores at most so many together. */
const maxPerInbox = 500;
/** For a manager of very many stores, so many of each. */
const minPerStore = 50;

const dayMs = 86_400_000;
const retentionMs = 90 * dayMs;

const StoredNotification = z.object({
  id,
  /**
   * The API's `kind`, perhaps one that only a newer version of the app knows. In the table, `kind` is the kind of item.
   */
  kind_of: z.string(),
  at: z.string(),
  params: z.record(z.string(), z.string()),
  about: z.nullable(id),
});
const notifications = entity('notification', StoredNotification);

/** The notifications of a day that an account has read. */
const ReadMarks = z.object({ account_id: id, ids: z.custom<Set<string>>((ids) => ids instanceof Set) });
const marks = entity('read-marks', ReadMarks);
export const readReadMarks = marks.read;

type NewNotification = {
  kind: NotificationKind;
  to: Recipient;
  /** ISO 8601 UTC. */
  at: string;
  /** The parameters of the message `panel:notifications.<kind>`: names, a role, times as ISO strings. */
  params?: Record<string, string>;
  /** The id of the record that the screens link to. */
  about?: string | null;
  /** The write fails as part `notification` if there is one of the same recipient, time and text. Random by default. */
  once?: string;
};

/**
 * A notification, written in the same transaction as its event:
 *
 *     await transact([...writes, notificationWrite({ kind: 'admitted', to: { account: id }, at: now, params: { role } })])
 */
export const notificationWrite = ({ kind, to, at, params = {}, about = null, once }: NewNotification): Write => {
  const sortKey = `${at}#${once ?? randomUUID()}`;
  const stored = notifications.store({ id: sortKey, kind_of: kind, at, params, about });
  return {
    part: ofNotification,
    put: {
      ...notificationKey(inboxOf(to), sortKey),
      ...stored,
      ...(typeof to === 'object' &&
        'store' in to &&
        to.store !== undefined && {
          company_pk: storeNotificationsPartition(to.company),
          company_sk: sortKey,
          projection: stored,
        }),
      [expiry]: Math.floor((Date.parse(at) + retentionMs) / 1000),
    },
    ...(once !== undefined && { if: ifNotExists }),
  };
};

/**
 * A group has one inbox, so an event writes one item for any group. A store has its own, so that the newest ones of a
 * busy store do not hide those of another. Readers of all stores of a company read an index.
 */
const inboxOf = (to: Recipient): string => {
  if (to === 'admins' || to === 'support') return to.toUpperCase();
  if ('account' in to) return `ACCOUNT#${to.account}`;
  return to.store === undefined ? `COMPANY#${to.company}` : `STORE#${to.company}#${to.store}`;
};

const recipientOf = ({ pk }: Item): Recipient => {
  const [kind, id, store] = String(pk).slice(notificationsPartition('').length).split('#');
  if (id === undefined) return kind === 'SUPPORT' ? 'support' : 'admins';
  if (kind === 'ACCOUNT') return { account: id };
  return { company: id, ...(store !== undefined && { store }) };
};

/** Where a notification is stored, for effects: they read it when they run. */
type NotificationRef = { inbox: string; id: string };

/** A stored notification with its recipient. Its kind may be one that only a newer version of the app knows. */
type StoredNotification = z.infer<typeof StoredNotification> & { to: Recipient };
export const readNotification = (item: Item): StoredNotification => ({
  ...notifications.read(item),
  to: recipientOf(item),
});

export const refOf = ({ id: notificationId, to }: StoredNotification): NotificationRef => ({
  inbox: inboxOf(to),
  id: notificationId,
});

/** Those of the notifications that still exist and whose kind is known, the newest first. Strongly consistent. */
export const findNotificationsAt = async (refs: readonly NotificationRef[]) => {
  const items = await getMany(
    refs.map(({ inbox, id: sortKey }) => notificationKey(inbox, sortKey)),
    true,
  );
  return items
    .map(readNotification)
    .filter(isKnown)
    .toSorted((one, other) => (one.id < other.id ? 1 : -1));
};

type InboxList = ListOf<'account' | 'company' | 'store' | 'all-stores' | 'admins' | 'support'>;
const sourceOf = (list: InboxList, stores: number): Source => {
  const inbox = (to: Recipient) => ({ index: 'table', pk: notificationsPartition(inboxOf(to)) }) as const;
  switch (list.list) {
    case 'admins':
    case 'support':
      return inbox(list.list);
    case 'account':
      return inbox({ account: list.account });
    case 'company':
      return inbox({ company: list.company });
    case 'store': {
      const newest = Math.max(minPerStore, Math.floor(maxPerInbox / stores));
      return { ...inbox({ company: list.company, store: list.store }), newest };
    }
    case 'all-stores':
      return { index: 'by-company', pk: storeNotificationsPartition(list.company) };
  }
};

/** One page of the actor's notifications of the last 90 days, newest first, and the number of unread ones. */
export const findNotifications = async (
  actor: Actor,
  paging: Paging,
  now: string,
): Promise<Page<Notification> & { unread: number }> => {
  const all = await notificationsOf(actor, now);
  return { ...slicePage(all, paging, (each) => each.id), unread: all.filter(({ read }) => !read).length };
};

export const isKnown = <Stored extends { kind_of: string }>(
  notification: Stored,
): notification is Stored & { kind_of: NotificationKind } =>
  (notificationKind.options as readonly string[]).includes(notification.kind_of);

const notificationsOf = async (actor: Actor, now: string): Promise<Notification[]> => {
  const from = new Date(Date.parse(now) - retentionMs).toISOString();
  const stores = listsOf(notificationScope, actor).filter(({ list }) => list === 'store').length;
  const [marked, items] = await Promise.all([
    queryTable(readMarksPartition(actor.id), { from: dayOf(from) }),
    readScope(notificationScope, actor, {
      sources: (list) => [sourceOf(list, stores)],
      subject: recipientOf,
      range: { from },
      bound: { newest: maxPerInbox },
    }),
  ]);
  const readIds = new Set(marked.flatMap((item) => [...marks.read(item).ids]));
  const stored = items.map((item) => notifications.read((item['projection'] ?? item) as Item)).filter(isKnown);
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
 * The writes that mark notifications as read (those with the given ids, or all), and the number that stay unread. Each
 * is marked by its id, so a notification committed later with an earlier time is unread. One item holds the ids of one
 * day and expires with them, so there is at most one write per day kept. Each member of a group has their own marks.
 * Throws not-found if a notification is not the actor's.
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
  return {
    unread: unread.filter(({ id }) => !selected.has(id)).length,
    writes: markWrites(
      actor,
      unread.filter(({ id }) => selected.has(id)),
    ),
  };
};

/** The writes that mark the actor's notifications of a kind about a record as read. */
export const readMarkWrites = async (
  actor: Actor,
  { kind, about }: { kind: NotificationKind; about: string },
  now: string,
): Promise<Write[]> =>
  markWrites(
    actor,
    (await notificationsOf(actor, now)).filter((one) => !one.read && one.kind === kind && one.about === about),
  );

const markWrites = (actor: Actor, notifications: readonly Notification[]): Write[] =>
  [...Map.groupBy(notifications, ({ at }) => dayOf(at))].map(([day, marked]) => {
    const ids = new Set(marked.map(({ id }) => id));
    const { kind, schema } = marks.store({ account_id: actor.id, ids });
    return {
      part: 'read',
      update: readMarksKey(actor.id, day),
      set: `ADD ids :ids SET account_id = :account, kind = :kind, #schema = :schema, ${expiry} = :expiry`,
      names: { '#schema': 'schema' },
      values: {
        ':ids': ids,
        ':account': actor.id,
        ':kind': kind,
        ':schema': schema,
        ':expiry': Math.floor((Date.parse(day) + retentionMs + dayMs) / 1000),
      },
    };
  });
