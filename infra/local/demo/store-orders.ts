import { bonusPosting } from '#shared/domain/ledger/posting.ts';
import { inParts } from '#shared/domain/parts.ts';
import { cartWrite, changedCart, findCart, newCart } from '../../../functions/data/cart/carts.ts';
import type { Key } from '../../../functions/data/keys.ts';
import { postingWrites } from '../../../functions/data/ledger/ledger.ts';
import {
  readMessagesWrite,
  messageWrites,
  type Thread,
  threadKey,
  threadWith,
} from '../../../functions/data/messages/threads.ts';
import { searchOrderWrites } from '../../../functions/data/orders/order-entries.ts';
import { existingOrderCheck, orderKey, orderWrites, readOrder } from '../../../functions/data/orders/orders.ts';
import { orderSumWrites } from '../../../functions/data/orders/year-sums.ts';
import { orderMovementWrite, stockReservationWrite } from '../../../functions/data/products/stock.ts';
import { purchaseWrites } from '../../../functions/data/reviews/purchases.ts';
import { searchDocumentWrites } from '../../../functions/data/supply/document-entries.ts';
import {
  type DeliveryDocument,
  deliveryDocumentKey,
  documentWrites,
} from '../../../functions/data/supply/documents.ts';
import { monthSumWrites } from '../../../functions/data/supply/supply-limit.ts';
import { ConditionFailed, getMany, transact, type Write } from '../../../functions/data/table.ts';
import { cartsAt } from './carts.ts';
import { documentsAt } from './delivery-documents.ts';
import { orderParts } from './order-parts.ts';
import { type DemoOrder, ordersAt } from './orders.ts';
import { idOf } from './seed.ts';
import { sideBySide } from './side-by-side.ts';
import { supplyStoriesAt } from './supplies.ts';
import { type DemoMessage, messagesAt, readersOf } from './threads.ts';

/** Writes the orders that are missing, and with the first ones the carts. Others stay as people left them. */
export const storeOrders = async (now: string): Promise<void> => {
  const supplied = supplyStoriesAt(now);
  const supplies = supplied.map(({ order }) => order);
  const ordered = ordersAt(now);
  const orders = [...ordered, ...supplied.map((story) => ({ ...story, given: 0 }))];
  const known = (await getMany(orders.map(({ order }) => orderKey(order.id)))).map(readOrder);
  const stored = new Set(known.map(({ id }) => id));
  const missing = orders.filter(({ order }) => !stored.has(order.id));
  if (known.length === 0) await storeCarts(now);
  for (const part of orderParts(missing)) await storePart(part);
  await storeDocuments(documentsAt(supplies, now));
  await storeMessages(
    messagesAt(
      ordered.map(({ order }) => order),
      supplies,
      now,
    ),
    now,
  );
};

/** Those that are missing, of orders that are there. */
const storeDocuments = async (documents: readonly DeliveryDocument[]): Promise<void> => {
  const known = await knownIds(documents.map(({ id }) => deliveryDocumentKey(id)));
  for (const document of documents)
    if (!known.has(document.id)) {
      await transact([existingOrderCheck(document.order.id), ...documentWrites(undefined, document)]).catch(
        unlessRefused,
      );
      await transact(searchDocumentWrites(null, document));
    }
};

const storeMessages = async (messages: readonly DemoMessage[], now: string): Promise<void> => {
  const threads = Map.groupBy(messages, ({ order }) => order.id);
  const known = await knownIds([...threads.keys()].map(threadKey));
  for (const [orderId, written] of threads) {
    let before: Thread | undefined;
    for (const { order, ...message } of known.has(orderId) ? [] : written) {
      const stored = { ...message, order_id: orderId, for_user: null };
      const after = threadWith(order, before, stored);
      const read = readersOf(order, message.at, now).map((id) => readMessagesWrite(id, orderId, after.version));
      await transact([
        existingOrderCheck(orderId),
        ...messageWrites(before, after, stored),
        readMessagesWrite(message.by.id, orderId, after.version),
        ...read.filter((write) => 'put' in write && write.put['account_id'] !== message.by.id),
      ]).catch(unlessRefused);
      before = after;
    }
  }
};

const knownIds = async (keys: readonly Key[]): Promise<Set<string>> =>
  new Set((await getMany(keys)).map(({ id }) => String(id)));

const storeCarts = async (now: string): Promise<void> => {
  for (const { actor, at, changes } of cartsAt(now)) {
    if (await findCart(actor.id)) continue;
    const empty = newCart(actor, at);
    await transact([cartWrite(empty, changedCart(empty, changes, at))]);
  }
};

/** One transaction; one per order if a person changed the stock of a product or deleted it. */
const storePart = async (part: readonly DemoOrder[]): Promise<void> => {
  await transact(part.flatMap(givenWrites)).catch(unlessRefused);
  try {
    await transact(part.flatMap(demoOrderWrites));
  } catch (error) {
    unlessRefused(error);
    if (part.length > 1) for (const one of part) await storePart([one]);
    return;
  }
  const entries = part.flatMap(({ order }) => searchOrderWrites(null, order));
  // The stream brings them too, but not if the cloud is stopped a moment after the start.
  await sideBySide(inParts(entries, 100), (some) => transact(some));
  await sideBySide(part, ({ order }) => transact(purchaseWrites(order)));
};

const unlessRefused = (error: unknown): void => {
  if (!(error instanceof ConditionFailed)) throw error;
};

const dayMs = 86_400_000;

/** The bonuses that the order was paid with were given some days before it. */
const givenWrites = ({ order: { id, user, created_at }, given }: DemoOrder): Write[] => {
  const at = new Date(Date.parse(created_at) - 6 * dayMs).toISOString();
  return given === 0
    ? []
    : postingWrites(
        bonusPosting({ id: idOf(`bonus ${id}`), at, reason: 'promotion', accountId: user.id, amount: given }),
      );
};

/**
 * As a checkout and the steps after it leave them: the pieces of an open order are reserved. Those that were sent are
 * not in the stock that was loaded.
 */
const demoOrderWrites = ({ order, movements }: DemoOrder): Write[] => {
  const { id, items, reserves, user, created_at: at, bonuses_spent } = order;
  const open = reserves ? items.filter(({ count, shipped }) => count > shipped) : [];
  return [
    ...orderWrites(undefined, order),
    ...orderSumWrites(undefined, order),
    ...movements.map(orderMovementWrite),
    ...(order.status === 'canceled' ? [] : monthSumWrites(order)),
    ...open.map(({ product_id, count, shipped }) => stockReservationWrite(product_id, count - shipped)),
    ...(bonuses_spent > 0
      ? postingWrites(bonusPosting({ id, at, reason: 'order', accountId: user.id, amount: -bonuses_spent }))
      : []),
  ];
};
