import type { Delivery } from '../area.ts';
import { deliveries } from '../areas.generated.ts';

export type NotificationKind = keyof typeof deliveries;
export const notificationKinds = Object.keys(deliveries) as [NotificationKind, ...NotificationKind[]];

/** How a notification reaches a person who does not look at the app. */
export const channels = ['push', 'letter', 'sms'] as const;
export type Channel = (typeof channels)[number];

/** Null for a kind that is shown in the app only. */
export const deliveryOf = (kind: NotificationKind): Delivery | null => deliveries[kind];
