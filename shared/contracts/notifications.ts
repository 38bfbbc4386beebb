import * as z from 'zod/mini';
import { notificationKinds } from '../domain/areas.generated.ts';
import { area, item, list, paging } from './endpoint.ts';
import { id, storedInstant, uniqueArray } from './fields.ts';

const endpoint = area('notifications');

export const notificationKind = z.enum(notificationKinds);
export type NotificationKind = z.infer<typeof notificationKind>;

export const Notification = z.object({
  id,
  kind: notificationKind,
  at: storedInstant,
  /** Message parameters by placeholder: names, a role, times as ISO strings. */
  params: z.record(z.string(), z.string()),
  /** The record that the notification links to. Null also for a waiting person who was answered. */
  about: z.nullable(id),
  read: z.boolean(),
});
export type Notification = z.infer<typeof Notification>;

export const listNotifications = endpoint({
  name: 'list-notifications',
  summary: 'List the notifications of the last 90 days, newest first, with the number of unread ones',
  assistant: "The person's notifications, the newest first",
  method: 'GET',
  path: '/api/notifications',
  access: 'signed-in',
  query: z.strictObject(paging),
  reply: z.object({ ...list(Notification).shape, unread: z.int() }),
});

export const readNotifications = endpoint({
  name: 'read-notifications',
  summary: 'Mark the notifications with the given ids as read, or all notifications',
  method: 'POST',
  path: '/api/notifications/read',
  access: 'signed-in',
  body: z.strictObject({ ids: z.optional(uniqueArray(id, 100, 1)) }),
  reply: item(z.object({ unread: z.int() })),
  problems: ['not-found'],
});
