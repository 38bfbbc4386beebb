import { type Channel, deliveryOf, type NotificationKind } from '#shared/domain/notifications/delivery.ts';
import { devicesOf } from '../data/notifications/devices.ts';
import type { Message } from '../data/notifications/message.ts';
import { derivedEntryId, effectWrite } from '../data/outbox.ts';
import type { Write } from '../data/table.ts';
import { usefulFor } from './useful-for.ts';

/**
 * The outbox entries that send notifications of one kind by a channel: one per device for push, so that a device that
 * fails is tried again alone. The same notifications have the same entries.
 */
export const messageWrites = async (
  channel: Channel,
  kind: NotificationKind,
  message: Message,
  now: string,
): Promise<Write[]> => {
  const delivery = deliveryOf(kind);
  if (!delivery) return [];
  const ids = message.notifications.map(({ id }) => id).toSorted();
  const entryOf = (device = '') => ({
    now,
    usefulFor: usefulFor(delivery),
    entryId: derivedEntryId(channel, message.login_id, device, ...ids),
  });
  switch (channel) {
    case 'push':
      return (await devicesOf(message.login_id)).map(({ id: device_id }) =>
        effectWrite('send-push', { ...message, device_id }, entryOf(device_id)),
      );
    case 'letter':
      return [effectWrite('send-letter', { letter: 'notification', ...message }, entryOf())];
    case 'sms':
      return [effectWrite('send-sms', { sms: 'notification', ...message }, entryOf())];
  }
};
