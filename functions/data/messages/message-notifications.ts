import type { MessageSide } from '#shared/domain/messages/sides.ts';
import type { Recipient } from '#shared/domain/notifications/scope.ts';
import { notificationWrite } from '../notifications/notifications.ts';
import { customerRecipient } from '../orders/order-notifications.ts';
import type { Order } from '../orders/orders.ts';
import type { Write } from '../table.ts';
import type { Message, Thread } from './threads.ts';

/** Within it, further messages of one person need no notification of their own. */
const burstMs = 2 * 60_000;

/**
 * The notifications of a message: to its addressee, otherwise to the other side. A message of the platform notifies both
 * sides. At most two.
 */
export const messageNotificationWrites = (order: Order, before: Thread | undefined, message: Message): Write[] =>
  before && isSameBurst(before.last, message)
    ? []
    : recipientsOf(order, message).map((to) =>
        notificationWrite({
          kind: 'message-received',
          to,
          at: message.at,
          about: order.id,
          params: { number: order.number, fio: message.by.fio },
        }),
      );

const isSameBurst = (last: Thread['last'], { at, by, for_user }: Message): boolean =>
  last.by.id === by.id && last.for_user?.id === for_user?.id && Date.parse(at) - Date.parse(last.at) < burstMs;

const recipientsOf = (order: Order, { side, for_user }: Message): Recipient[] => {
  if (for_user) return [{ account: for_user.id }];
  const toOthersOf: Record<MessageSide, Recipient[]> = {
    seller: [customerRecipient(order)],
    customer: [{ company: order.company.id }],
    platform: [customerRecipient(order), { company: order.company.id }],
  };
  return toOthersOf[side];
};
