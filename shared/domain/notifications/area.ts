import type { Notifications, Problems } from '../area.ts';
import { notificationScope } from './scope.ts';

export const problems = {
  /** A push service must have a public https address. */
  'push-address-refused': 422,
  /** The browser's subscription is that of another person: a new one is made. */
  'push-subscription-taken': 409,
  'too-many-devices': 409,
} as const satisfies Problems;

export const notifications = {
  /** A channel no longer reaches the person. */
  'channel-stopped': null,
} as const satisfies Notifications;

export const live = notificationScope;
