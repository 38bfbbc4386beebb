import * as z from 'zod/mini';
import { id, idAndName, person, storedInstant, version } from '#shared/contracts/fields.ts';
import { excerptOf } from '#shared/domain/messages/excerpt.ts';
import { messageSides } from '#shared/domain/messages/sides.ts';
import { orderScope } from '#shared/domain/orders/scope.ts';
import type { Actor } from '#shared/domain/roles.ts';
import { isInScope } from '#shared/domain/scope/scope.ts';
import { entryWrites } from '../counted/entry-writes.ts';
import type { Entry } from '../counted/nodes.ts';
import { entity } from '../entity.ts';
import { type Key, recordKeyOf } from '../keys.ts';
import { orderSubject, type OrderTenant, tenantsOf } from '../orders/order-entries.ts';
import { part } from '../part.ts';
import { atVersion, get, getMany, ifNotExists, type Item, queryTable, type Write } from '../table.ts';

/** By the id of the order. */
export const threadKey = recordKeyOf('THREAD');
/** The number has six digits, so that messages are in order. */
const messageKey = (orderId: string, nth: number): Key => ({
  pk: threadKey(orderId).pk,
  sk: `MESSAGE#${String(nth).padStart(6, '0')}`,
});
/** How many messages of an order an account has read. */
const threadMarkKey = (accountId: string, orderId: string): Key => ({ pk: `THREADS_READ#${accountId}`, sk: orderId });

const side = z.enum(messageSides);
const Thread = z.object({
  /** Of the order. */
  id,
  /** The number of messages: each changes the thread once. */
  version,
  number: z.string(),
  /** Of the order. */
  company: idAndName,
  customer: z.nullable(idAndName),
  supply_store: z.nullable(z.object({ id, name: z.string(), address: z.string() })),
  user: person,
  last: z.object({ at: storedInstant, by: person, side, text: z.string(), for_user: z.nullable(person) }),
  /** Who has written, the last first. */
  writers: z.array(z.object({ ...person.shape, side })),
});
export type Thread = z.infer<typeof Thread>;
const threads = entity('thread', Thread);

const Message = z.object({
  id,
  order_id: id,
  text: z.string(),
  at: storedInstant,
  by: person,
  side,
  for_user: z.nullable(person),
});
export type Message = z.infer<typeof Message>;
const messages = entity('message', Message);

const Mark = z.object({ account_id: id, order_id: id, seen: z.int() });
const marks = entity('thread-mark', Mark);

export const readThread = (item: Item): Thread => threads.read(item);

/** By the id of the order, without an access check. Undefined without messages. Strongly consistent. */
export const findThread = async (orderId: string): Promise<Thread | undefined> => {
  const item = await get(threadKey(orderId));
  return item && readThread(item);
};

/** Those who read the order read its messages. */
export const readsThread = (actor: Actor, thread: Thread): boolean =>
  isInScope(orderScope, actor, orderSubject(thread));

/** The threads of a tenant, by their last message. */
export const threadList = (tenant: OrderTenant): string => `threads#${tenant}`;

/** The writes that keep the lists in step with a thread, for the transaction that writes it. */
export const listThreadWrites = (before: Thread | undefined, after: Thread | undefined): Write[] =>
  entryWrites(entriesOf(before), entriesOf(after));

const entriesOf = (thread: Thread | undefined): Entry[] =>
  thread ? tenantsOf(thread).map((tenant) => ({ list: threadList(tenant), key: thread.last.at, id: thread.id })) : [];

/** Writers that a thread names. */
const mostWriters = 20;

/** The thread of an order after a message. */
export const threadWith = (
  { id, number, company, customer, supply_store, user }: Omit<Thread, 'version' | 'last' | 'writers'>,
  before: Thread | undefined,
  { text, at, by, side, for_user }: Message,
): Thread => ({
  id,
  version: (before?.version ?? 0) + 1,
  number,
  company,
  customer,
  supply_store,
  user,
  last: { at, by, side, text: excerptOf(text), for_user },
  writers: [{ ...by, side }, ...(before?.writers ?? []).filter((one) => one.id !== by.id)].slice(0, mostWriters),
});

/** The part of a thread, to which another person may write at the same time. */
export const ofThread = part('thread');

/** The writes of the next message, which is the version of its thread. */
export const messageWrites = (before: Thread | undefined, after: Thread, message: Message): Write[] => [
  {
    part: ofThread,
    put: { ...threadKey(after.id), ...threads.store(after) },
    if: before ? atVersion(before.version) : ifNotExists,
  },
  { part: ofThread, put: { ...messageKey(after.id, after.version), ...messages.store(message) }, if: ifNotExists },
  ...listThreadWrites(before, after),
];

/** The writes by which a thread goes with its order. A projection removes its messages (`remove-messages`). */
export const threadRemovalWrites = (thread: Thread): Write[] => [
  { part: ofThread, remove: threadKey(thread.id), if: atVersion(thread.version) },
  ...listThreadWrites(thread, undefined),
];

/** The condition that an order has no messages: part `ofThread` fails if somebody has written. */
export const noThreadCheck = (orderId: string): Write => ({
  part: ofThread,
  check: threadKey(orderId),
  if: ifNotExists,
});

/** Messages of an order by their numbers, both included, in order. Strongly consistent. */
export const messagesBetween = async (orderId: string, from: number, to: number): Promise<Message[]> =>
  from > to
    ? []
    : (
        await queryTable(threadKey(orderId).pk, { from: messageKey(orderId, from).sk, to: messageKey(orderId, to).sk })
      ).map(messages.read);

/** How many messages of each order an account has read. */
export const messagesSeen = async (accountId: string, orderIds: readonly string[]): Promise<Map<string, number>> => {
  const found = (await getMany(orderIds.map((orderId) => threadMarkKey(accountId, orderId)))).map(marks.read);
  return new Map(found.map(({ order_id, seen }) => [order_id, seen]));
};

/** The write by which an account has read the first messages of an order. */
export const readMessagesWrite = (accountId: string, orderId: string, seen: number): Write => ({
  part: 'thread-mark',
  put: { ...threadMarkKey(accountId, orderId), ...marks.store({ account_id: accountId, order_id: orderId, seen }) },
});

/** The keys of all messages of an order. */
export const messageKeysOf = async (orderId: string): Promise<Key[]> =>
  (await queryTable(threadKey(orderId).pk, { startsWith: 'MESSAGE#' })).map(({ pk, sk }) => ({
    pk: String(pk),
    sk: String(sk),
  }));
