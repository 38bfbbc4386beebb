import * as z from 'zod/mini';
import { endpoint, item, list, paging } from './endpoint.ts';
import { day, id, queryArray, idAndName, person, uniqueArray, storedInstant } from './fields.ts';

/**
 * The kinds of notifications; the screens have a message and a link for each. Stored: `someone-waits` is a user who is
 * pending approval, `admitted` and `refused` are the answers, `shift-taken-away` is a shift given to another worker,
 * `shift-left` tells the performer that a worker left, `shift-left-late` the customer that a worker was taken off within
 * 12 hours of the start.
 */
export const notificationKind = z.enum([
  'someone-waits',
  'admitted',
  'refused',
  'role-added',
  'invitation-accepted',
  'shift-assigned',
  'shift-taken-away',
  'shift-changed',
  'shift-terms-changed',
  'shift-called-up',
  'shift-canceled',
  'shift-canceled-by-performer',
  'shift-canceled-by-customer',
  'shift-left',
  'shift-left-late',
  'shift-change-requested',
  'shift-declined',
  'shift-request-dropped',
  'password-changed',
]);
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

/** Actions that are audited. Entries never hold entered values: no passwords, numbers or texts. */
export const auditAction = z.enum([
  'registered',
  'password-changed',
  'signed-out-everywhere',
  'profile-changed',
  'photo-changed',
  'data-downloaded',
  'account-deleted',
  'terms-accepted',
  'invited',
  'invitation-withdrawn',
  'invitation-accepted',
  'admitted',
  'refused',
  'account-created',
  'company-created',
  'store-created',
  'store-changed',
  'document-changed',
]);
export type AuditAction = z.infer<typeof auditAction>;

export const AuditEntry = z.object({
  id,
  action: auditAction,
  at: storedInstant,
  by: person,
  company: z.nullable(idAndName),
  /** The person, store, company or document that was changed. */
  about: z.nullable(idAndName),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

export const listNotifications = endpoint({
  name: 'list-notifications',
  area: 'notifications',
  summary: 'List the notifications of the last 90 days, newest first, with the number of unread ones',
  method: 'GET',
  path: '/api/notifications',
  access: 'signed-in',
  query: z.strictObject(paging),
  reply: z.object({ ...list(Notification).shape, unread: z.int() }),
});

export const readNotifications = endpoint({
  name: 'read-notifications',
  area: 'notifications',
  summary: 'Mark the notifications with the given ids as read, or all notifications',
  method: 'POST',
  path: '/api/notifications/read',
  access: 'signed-in',
  body: z.strictObject({ ids: z.optional(uniqueArray(id, 100, 1)) }),
  reply: item(z.object({ unread: z.int() })),
  problems: ['not-found'],
});

export const listAudit = endpoint({
  name: 'list-audit',
  area: 'notifications',
  summary:
    'List the audit log (default: the last 30 days). An admin gets all entries, buyers and vendors those of their company, others their own',
  method: 'GET',
  path: '/api/audit',
  access: 'signed-in',
  query: z.strictObject({
    ...paging,
    from: z.optional(day),
    to: z.optional(day),
    action: z.optional(queryArray(auditAction)),
  }),
  reply: list(AuditEntry),
});
