import { type Channel, deliveryOf } from '#shared/domain/notifications/delivery.ts';
import { defaultTimeZone } from '#shared/domain/notifications/settings.ts';
import type { Message } from '../data/notifications/message.ts';
import { findNotificationsAt } from '../data/notifications/notifications.ts';
import { getNotificationSettings } from '../data/notifications/settings.ts';
import { getAccount } from '../data/people/accounts.ts';

/**
 * What a message of a channel says, and to whom; the newest notification first. Null if its account was closed, its
 * notifications have expired, or the channel has stopped meanwhile.
 */
export const loadMessage = async (channel: Channel, { login_id, account_id, notifications }: Message) => {
  const [account, settings, found] = await Promise.all([
    getAccount(account_id),
    getNotificationSettings(login_id),
    findNotificationsAt(notifications),
  ]);
  const [newest] = found;
  const delivery = newest && deliveryOf(newest.kind_of);
  if (!account?.active || account.login_id !== login_id || !delivery) return null;
  if (settings.stopped.some((stopped) => stopped.channel === channel)) return null;
  const reader = { locale: account.locale, timeZone: settings.time_zone ?? defaultTimeZone };
  return { account, reader, delivery, newest, notifications: found };
};
