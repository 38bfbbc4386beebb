import type { CustomTypeOptions } from 'i18next';
import type { User } from '#shared/contracts/me.ts';
import type { NotificationKind } from '#shared/contracts/notifications.ts';

/** A page that a notification opens. The label is `notificationLinks` of the area's messages. */
export type NotificationLink = { label: keyof CustomTypeOptions['resources']['panel']['go']; to: string };
/** `about` is the id of the notification's record, empty if it has none. */
export type LinkOf = (about: string, me: User) => NotificationLink | null;
/**
 * Where the notifications of an area lead, null for those without a page, in `features/<area>/notifications.ts`;
 * domain/notifications/notification-links.ts finds these files.
 */
export type AreaNotifications = Readonly<Partial<Record<NotificationKind, LinkOf | null>>>;
