import { randomUUID } from 'node:crypto';
import { sendMessage } from '#shared/contracts/messages.ts';
import { messageLimits } from '#shared/domain/messages/limits.ts';
import { messageSideOf } from '#shared/domain/messages/sides.ts';
import { Problem } from '#shared/domain/problem.ts';
import type { Actor } from '#shared/domain/roles.ts';
import { auditEntryWrite } from '../data/audit.ts';
import { ofListEntry } from '../data/counted/entry-writes.ts';
import { messageNotificationWrites } from '../data/messages/message-notifications.ts';
import {
  findThread,
  type Message,
  readMessagesWrite,
  messageWrites,
  ofThread,
  threadWith,
} from '../data/messages/threads.ts';
import { existingOrderCheck, getOrder, ofOrder, type Order } from '../data/orders/orders.ts';
import { getAccount } from '../data/people/accounts.ts';
import { serve } from '../http/serve.ts';
import { isAddressee } from './addressee.ts';

export const handler = serve(sendMessage, async ({ actor, body: { order_id, text, for_user_id }, now }) => {
  const [order, before] = await Promise.all([getOrder(actor, order_id), findThread(order_id)]);
  const count = before?.version ?? 0;
  if (count >= messageLimits.messages)
    throw new Problem('too-many-messages', { params: { limit: messageLimits.messages } });
  const message: Message = {
    id: randomUUID(),
    order_id,
    text,
    at: now,
    by: { id: actor.id, fio: actor.fio },
    side: messageSideOf(actor, order.supply_store ? '' : order.user.id),
    for_user: for_user_id === undefined ? null : await addressee(actor, order, for_user_id),
  };
  return {
    reply: { data: message },
    writes: [
      ...messageWrites(before, threadWith(order, before, message), message),
      readMessagesWrite(actor.id, order_id, count + 1),
      existingOrderCheck(order_id),
      ...messageNotificationWrites(order, before, message),
      auditEntryWrite({ action: 'message-sent', by: actor, at: now, about: { id: order.id, name: order.number } }),
    ],
    limits: [{ limit: 'messages-of-account', subject: actor.id }],
    retryOn: [ofThread, ofListEntry],
    refusals: [[ofOrder, 'not-found']],
  };
});

/** Throws invalid-input at `for_user_id` for somebody who does not read the order, and for the writer. */
const addressee = async (actor: Actor, order: Order, accountId: string): Promise<Message['for_user']> => {
  const account = await getAccount(accountId);
  if (!account || !isAddressee(actor, order, account))
    throw new Problem('invalid-input', { fields: { for_user_id: { key: 'not-a-side' } } });
  return { id: account.id, fio: account.fio };
};
