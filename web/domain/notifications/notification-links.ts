import type { User } from '#shared/contracts/me.ts';
import type { Notification, NotificationKind } from '#shared/contracts/notifications.ts';
import type { AreaNotifications, LinkOf, NotificationLink } from '../../kit/parts/area-notifications.ts';

const areas = import.meta.glob<AreaNotifications>('../../features/*/notifications.ts', {
  import: 'default',
  eager: true,
});
/** Of every kind of notification: null without a page. */
export const linksOf = Object.assign({}, ...Object.values(areas)) as Readonly<Record<NotificationKind, LinkOf | null>>;

/** The page that a notification links to, if the reader may open it. */
export const linkOf = ({ kind, about }: Notification, me: User): NotificationLink | null =>
  linksOf[kind]?.(about ?? '', me) ?? null;
