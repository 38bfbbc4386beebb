import * as z from 'zod/mini';
import { auditFields } from '../domain/audit/fields.ts';
import { area, item, list, paging, sortedBy } from './endpoint.ts';
import { day, id, queryArray, idAndName, person, uniqueArray, storedInstant } from './fields.ts';

const endpoint = area('notifications');

/**
 * The kinds of notifications; the screens have a message and a link for each. Stored: `someone-waits` is a user who is
 * pending approval, `admitted` and `refused` are the answers, `shift-taken-away` is a shift given to another worker,
 * `shift-left` tells the performer that a worker left, `shift-left-late` the customer that a worker was taken off
 * within 12 hours of the start.
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
  'hours-disputed',
  'hours-answered',
  'hours-reduced',
  'password-changed',
  'email-changed',
  'phone-changed',
  'export-ready',
  'export-failed',
  'service-added',
  'service-changed',
  'service-ended',
  'shifts-released',
  'credibility-changed',
  'service-requested',
  'service-request-declined',
  'service-request-withdrawn',
  'stock-low',
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

/** Actions that are audited. */
export const auditAction = z.enum([
  'registered',
  'password-changed',
  'email-changed',
  'phone-changed',
  'signed-out-everywhere',
  'profile-changed',
  'photo-changed',
  'data-downloaded',
  'people-exported',
  'stores-exported',
  'companies-exported',
  'shifts-exported',
  'audit-exported',
  'payroll-exported',
  'account-deleted',
  'terms-accepted',
  'invited',
  'invitation-withdrawn',
  'invitation-restored',
  'invitation-accepted',
  'admitted',
  'refused',
  'account-created',
  'worker-imported',
  'person-changed',
  'person-deactivated',
  'company-created',
  'company-changed',
  'company-deactivated',
  'company-activated',
  'company-deleted',
  'company-checked',
  'store-created',
  'store-changed',
  'store-deactivated',
  'store-activated',
  'store-deleted',
  'store-code-renewed',
  'store-manager-added',
  'store-manager-removed',
  'document-changed',
  'specialty-created',
  'specialty-changed',
  'specialty-deleted',
  'specialties-arranged',
  'product-created',
  'product-changed',
  'product-deleted',
  'product-stock-set',
  'product-photos-changed',
  'product-files-changed',
  'product-type-created',
  'product-type-changed',
  'product-type-deleted',
  'products-exported',
  'collection-created',
  'collection-changed',
  'collection-deleted',
  'new-days-set',
  'new-product-removed',
  'synonyms-changed',
  'service-added',
  'service-changed',
  'service-ended',
  'service-requested',
  'service-request-accepted',
  'service-request-declined',
  'service-request-withdrawn',
  'directory-entry-changed',
  'coefficient-created',
  'coefficient-changed',
  'coefficient-deleted',
  'rate-agreed',
  'rate-deleted',
]);
export type AuditAction = z.infer<typeof auditAction>;

export const auditKind = z.enum([
  'person',
  'invitation',
  'company',
  'store',
  'document',
  'specialty',
  'coefficient',
  'product',
  'product-type',
  'collection',
  'export',
]);
export type AuditKind = z.infer<typeof auditKind>;
/** The kind of record that an action changes. */
export const kindOfAction: Readonly<Record<AuditAction, AuditKind>> = {
  registered: 'person',
  'password-changed': 'person',
  'email-changed': 'person',
  'phone-changed': 'person',
  'signed-out-everywhere': 'person',
  'profile-changed': 'person',
  'photo-changed': 'person',
  'data-downloaded': 'person',
  'people-exported': 'export',
  'stores-exported': 'export',
  'companies-exported': 'export',
  'shifts-exported': 'export',
  'audit-exported': 'export',
  'payroll-exported': 'export',
  'account-deleted': 'person',
  'terms-accepted': 'person',
  invited: 'invitation',
  'invitation-withdrawn': 'invitation',
  'invitation-restored': 'invitation',
  'invitation-accepted': 'invitation',
  admitted: 'person',
  refused: 'person',
  'account-created': 'person',
  'worker-imported': 'person',
  'person-changed': 'person',
  'person-deactivated': 'person',
  'company-created': 'company',
  'company-changed': 'company',
  'company-deactivated': 'company',
  'company-activated': 'company',
  'company-deleted': 'company',
  'company-checked': 'company',
  'store-created': 'store',
  'store-changed': 'store',
  'store-deactivated': 'store',
  'store-activated': 'store',
  'store-deleted': 'store',
  'store-code-renewed': 'store',
  'store-manager-added': 'person',
  'store-manager-removed': 'person',
  'document-changed': 'document',
  'specialty-created': 'specialty',
  'specialty-changed': 'specialty',
  'specialty-deleted': 'specialty',
  'specialties-arranged': 'specialty',
  'product-created': 'product',
  'product-changed': 'product',
  'product-deleted': 'product',
  'product-stock-set': 'product',
  'product-photos-changed': 'product',
  'product-files-changed': 'product',
  'product-type-created': 'product-type',
  'product-type-changed': 'product-type',
  'product-type-deleted': 'product-type',
  'products-exported': 'export',
  'collection-created': 'collection',
  'collection-changed': 'collection',
  'collection-deleted': 'collection',
  'new-days-set': 'collection',
  'new-product-removed': 'product',
  'synonyms-changed': 'product',
  'service-added': 'company',
  'service-changed': 'company',
  'service-ended': 'company',
  'service-requested': 'company',
  'service-request-accepted': 'company',
  'service-request-declined': 'company',
  'service-request-withdrawn': 'company',
  'directory-entry-changed': 'company',
  'coefficient-created': 'coefficient',
  'coefficient-changed': 'coefficient',
  'coefficient-deleted': 'coefficient',
  'rate-agreed': 'person',
  'rate-deleted': 'person',
};

const AuditValue = z.nullable(z.union([z.string(), z.number(), z.boolean(), z.array(z.string())]));
/**
 * A changed field with its values, which are null where there was no value or no record. `withheld`: the log does not
 * keep the values, because they may not be read by everyone who reads the entry.
 */
export const AuditChange = z.object({
  field: z.enum(auditFields),
  before: AuditValue,
  after: AuditValue,
  withheld: z.boolean(),
});

export const AuditEntry = z.object({
  id,
  action: auditAction,
  kind: auditKind,
  at: storedInstant,
  by: person,
  company: z.nullable(idAndName),
  /** Whether the platform acted for the company. */
  on_behalf: z.boolean(),
  /** The person, store, company, document, specialty, coefficient or product that was changed; null: the acting person, or no single record. */
  about: z.nullable(idAndName),
  changes: z.array(AuditChange),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

export const listNotifications = endpoint({
  name: 'list-notifications',
  summary: 'List the notifications of the last 90 days, newest first, with the number of unread ones',
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

export const listAudit = endpoint({
  name: 'list-audit',
  summary:
    'List the audit log (default: the last 30 days), newest first. An admin gets all entries, buyers and vendors those of their company, others their own',
  method: 'GET',
  path: '/api/audit',
  access: 'signed-in',
  query: z.strictObject({
    ...paging,
    ...sortedBy(['at'], 'desc'),
    /** The days follow from the ids. */
    id: z.optional(queryArray(id)),
    from: z.optional(day),
    to: z.optional(day),
    action: z.optional(queryArray(auditAction)),
    kind: z.optional(queryArray(auditKind)),
    /** The acting account. */
    by_id: z.optional(id),
    /** The record that was changed; of a person also what they changed of their own. */
    about_id: z.optional(id),
  }),
  reply: list(AuditEntry),
});
