import { type Channel, deliveryOf } from '#shared/domain/notifications/delivery.ts';
import { dueAt } from '#shared/domain/notifications/due.ts';
import { channelsFor, defaultTimeZone, quietOf } from '#shared/domain/notifications/settings.ts';
import { mapAtMost } from '../data/at-most.ts';
import { devicesOf } from '../data/notifications/devices.ts';
import { findNotificationsAt, refOf } from '../data/notifications/notifications.ts';
import { peopleFor } from '../data/notifications/recipients.ts';
import { type NotificationSettings, notificationSettingsOf } from '../data/notifications/settings.ts';
import { waitingMessageId, waitingMessageWrite } from '../data/notifications/waiting-messages.ts';
import { queueOnce } from '../data/outbox.ts';
import type { Account } from '../data/people/accounts.ts';
import { serveQueue } from '../events/serve-queue.ts';
import { messageWrites } from '../notifications/message-writes.ts';

type Notification = Awaited<ReturnType<typeof findNotificationsAt>>[number];

/** People whose messages are queued side by side. */
const sideBySide = 10;

/**
 * Queues the messages about one notification, by the channels that each person chose: at once, or as waiting ones that
 * send-deliveries sends. Each has a derived id, so a repeated run adds none.
 */
export const handler = serveQueue('deliver-notification', async ({ notification: ref }, _, now) => {
  const [notification] = await findNotificationsAt([ref]);
  const delivery = notification && deliveryOf(notification.kind_of);
  if (!delivery) return;
  const people = await peopleFor(notification.to, delivery.to);
  const settings = await notificationSettingsOf(people.map(({ login_id }) => login_id));
  const at = now();
  await mapAtMost(
    people,
    async (person) => {
      const own = settings.get(person.login_id);
      if (own) await deliverTo(person, own, notification, at);
    },
    sideBySide,
  );
});

const deliverTo = async (
  person: Account,
  settings: NotificationSettings,
  notification: Notification,
  now: string,
): Promise<void> => {
  const { id: account_id, login_id, roles } = person;
  const { id, kind_of, params } = notification;
  const delivery = deliveryOf(kind_of) ?? { to: [] };
  const time_zone = settings.time_zone ?? defaultTimeZone;
  const ref = refOf(notification);
  for (const channel of channelsFor(kind_of, settings)) {
    if (!(await hasAddress(channel, person))) continue;
    const due = dueAt({ channel, delivery, params, quiet: quietOf(settings, roles), time_zone, now });
    const waiting = { id: waitingMessageId(id, login_id, channel), login_id, account_id, channel, kind_of };
    const writes =
      due > now
        ? [waitingMessageWrite({ ...waiting, notification: ref }, due)]
        : await messageWrites(channel, kind_of, { login_id, account_id, notifications: [ref] }, now);
    for (const write of writes) await queueOnce(write);
  }
};

/** Most people have no device yet, so nothing is stored that would reach nobody. */
const hasAddress = async (channel: Channel, { login_id, email, phone }: Account): Promise<boolean> => {
  switch (channel) {
    case 'push':
      return (await devicesOf(login_id)).length > 0;
    case 'letter':
      return email !== null;
    case 'sms':
      return phone !== null;
  }
};
