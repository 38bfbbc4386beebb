import { deliveryOf } from '#shared/domain/notifications/delivery.ts';
import { isDelivered } from '#shared/domain/notifications/settings.ts';
import { isKnown, refOf } from '../../data/notifications/notifications.ts';
import { derivedEntryId, effectWrite, queueOnce } from '../../data/outbox.ts';
import type { TableEvent } from '../../events/events.ts';

/** Seconds. What could not be delivered for so long is in the app. */
const usefulFor = 12 * 3600;

/** Queues the delivery of each new notification that is also sent outside the app. A repeated event queues nothing. */
export const deliverNotifications = async (event: TableEvent, now: () => string): Promise<void> => {
  if (event.kind !== 'notification' || event.type !== 'created' || !isKnown(event.after)) return;
  const { kind_of, params, id } = event.after;
  const delivery = deliveryOf(kind_of);
  if (!delivery || !isDelivered(delivery, params)) return;
  const notification = refOf(event.after);
  const entryId = derivedEntryId('deliver', notification.inbox, id);
  await queueOnce(effectWrite('deliver-notification', { notification }, { now: now(), usefulFor, entryId }));
};
