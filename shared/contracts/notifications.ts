import * as z from 'zod/mini';
import { channels, notificationKinds } from '../domain/notifications/delivery.ts';
import { area, item, list, paging } from './endpoint.ts';
import { bounded, clock, id, storedInstant, text, timeZone, uniqueArray } from './fields.ts';

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

/** For the kinds and channels that are missing, what was chosen before stays. */
const Choice = z.strictObject({ kind: notificationKind, push: z.boolean(), letter: z.boolean(), sms: z.boolean() });
/** HH:mm in the person's time zone, from one day into the next if `from` is later. */
const Quiet = z.strictObject({ from: clock, to: clock });

/** How the notifications of a person reach their devices, with what stopped. */
export const NotificationSettings = z.object({
  /** Grows by one with every change; 0 before the first one. */
  version: z.int(),
  /** The kinds that the caller's role can get. A channel that a kind does not have is null. */
  kinds: z.array(
    z.object({
      kind: notificationKind,
      push: z.nullable(z.boolean()),
      letter: z.nullable(z.boolean()),
      sms: z.nullable(z.boolean()),
    }),
  ),
  /** Push and SMS wait until its end, but for one's own shift of that day. */
  quiet: z.nullable(Quiet),
  time_zone: z.string(),
  /** Where letters and SMS go; null: nowhere. */
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  /** The devices with push, the newest first. */
  devices: z.array(z.object({ id, name: z.string(), created_at: storedInstant })),
  /** Channels that no longer reach the person, until they are turned on again. */
  stopped: z.array(z.object({ channel: z.enum(channels), at: storedInstant })),
  /** The public VAPID key, base64url, with which a browser subscribes. */
  push_key: z.string(),
});
export type NotificationSettings = z.infer<typeof NotificationSettings>;

export const getNotificationSettings = endpoint({
  name: 'get-notification-settings',
  summary: "Get how the person's notifications reach their devices: per kind push, letter and SMS, and quiet hours",
  assistant: 'Which notifications the person gets by push, letter and SMS, and their quiet hours',
  method: 'GET',
  path: '/api/me/notification_settings',
  access: 'signed-in',
  reply: item(NotificationSettings),
});

export const updateNotificationSettings = endpoint({
  name: 'update-notification-settings',
  summary: 'Choose per kind how notifications arrive, and the quiet hours. Kinds that are not named stay as they are',
  method: 'PUT',
  path: '/api/me/notification_settings',
  access: 'signed-in',
  body: z.strictObject({
    version: z.int().check(z.gte(0)),
    kinds: z.optional(z.array(Choice).check(z.maxLength(100))),
    quiet: z.optional(z.nullable(Quiet)),
    time_zone: z.optional(timeZone),
    /** Channels that stopped and are tried again. */
    resume: z.optional(uniqueArray(z.enum(channels), 3, 1)),
  }),
  reply: item(NotificationSettings),
  problems: ['changed'],
});

/** Of a browser at its push service: written as a URL is, without spaces or other letters. */
const pushEndpoint = bounded(1000).check(z.regex(/^https?:\/\/[!-~]+$/, { error: 'wrong-format' }));

/** As the browser's `PushSubscription.toJSON()`. */
export const addPushSubscription = endpoint({
  name: 'add-push-subscription',
  summary:
    'Send push messages to a browser. The endpoint must be a public https address; that of another person is refused',
  method: 'POST',
  path: '/api/me/push_subscription',
  access: 'signed-in',
  body: z.strictObject({
    endpoint: pushEndpoint,
    keys: z.strictObject({
      /** base64url of 65 bytes: a point of P-256. */
      p256dh: bounded(120).check(z.regex(/^[\w-]{80,}={0,2}$/, { error: 'wrong-format' })),
      /** base64url of 16 bytes. */
      auth: bounded(40).check(z.regex(/^[\w-]{20,}={0,2}$/, { error: 'wrong-format' })),
    }),
    expirationTime: z.optional(z.nullable(z.number())),
    /** What the person recognises the device by. */
    name: z.optional(text(100)),
  }),
  reply: item(z.object({ id })),
  status: 201,
  problems: ['push-address-refused', 'push-subscription-taken', 'too-many-devices'],
});

export const removePushSubscription = endpoint({
  name: 'remove-push-subscription',
  summary: 'Send no more push messages to a browser, named by its endpoint or its id',
  method: 'DELETE',
  path: '/api/me/push_subscription',
  access: 'signed-in',
  query: z.strictObject({ endpoint: z.optional(pushEndpoint), id: z.optional(id) }),
  reply: item(z.object({ id })),
  problems: ['not-found'],
});
