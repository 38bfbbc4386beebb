import * as z from 'zod/mini';
import type { Actor } from '#shared/domain/roles.ts';
import { audiencesOf, type LiveArea } from '#shared/domain/scope/live.ts';
import { validTokenCheck } from '../auth/logins.ts';
import { entity } from '../entity.ts';
import { expiry } from '../indexes.ts';
import { type Key, recordKeyOf } from '../keys.ts';
import { maxWrites } from '../max-writes.ts';
import { effectWrite } from '../outbox.ts';
import { sameScopeCheck } from '../people/accounts.ts';
import {
  type Condition,
  ConditionFailed,
  get,
  ifNotExists,
  type Item,
  queryTable,
  transact,
  type Write,
} from '../table.ts';

export const connectionKey = recordKeyOf('CONNECTION');
/** The connections that hear of the changes of a list. */
const audiencePartition = (list: string) => `AUDIENCE#${list}`;
export const subscriptionKey = (audience: string, connectionId: string): Key => ({
  pk: audiencePartition(audience),
  sk: connectionId,
});

/** An open WebSocket. It has no account until its first message. */
const Connection = z.object({
  id: z.string(),
  /** The partitions with its subscriptions. */
  audiences: z.array(z.string()),
  /** When the subscription ends, epoch seconds; null before the first message. */
  until: z.nullable(z.int()),
  /** Of the chat: the number of its first event, and who uses it since it was authenticated. */
  chat: z.optional(z.object({ first: z.int(), account_id: z.optional(z.string()), list: z.optional(z.string()) })),
});
export type Connection = z.infer<typeof Connection>;
const connections = entity('connection', Connection);

/** A connection that hears of the changes of a list, in some areas. */
const Subscription = z.object({
  id: z.string(),
  /** Perhaps also ones that only a newer version of the app announces. */
  areas: z.array(z.string()),
  until: z.int(),
});
export type Subscription = z.infer<typeof Subscription>;
const subscriptions = entity('subscription', Subscription);

/** Seconds. API Gateway ends a connection after two hours. */
const longest = 2 * 3600;

const seconds = (instant: string) => Math.floor(Date.parse(instant) / 1000);

export const getConnection = async (connectionId: string): Promise<Connection | undefined> => {
  const item = await get(connectionKey(connectionId));
  return item && connections.read(item);
};

/**
 * Notes a new connection. It is closed after some seconds unless it subscribes (`close-silent-socket`). `first` is the
 * number of the first event if it is of the chat.
 */
export const openConnection = (connectionId: string, now: string, first?: number): Promise<void> =>
  transact([
    connectionWrite(
      { id: connectionId, audiences: [], until: null, ...(first !== undefined && { chat: { first } }) },
      seconds(now) + longest,
      ifNotExists,
    ),
    effectWrite('close-silent-socket', { connection_id: connectionId }, { now, usefulFor: longest }),
  ]);

const connectionWrite = (connection: Connection, expires: number, condition: Condition): Write => ({
  part: 'connection',
  put: { ...connectionKey(connection.id), ...connections.store(connection), [expiry]: expires },
  if: condition,
});

/** Subscriptions by which a connection ends with the sessions of its login, or when its account changes. */
const ofLogin = (loginId: string) => `login#${loginId}`;
const ofAccount = (accountId: string) => `scope-of#${accountId}`;

/**
 * Subscribed connections of a login: tabs and devices of one person. Every change is sent to each of them, so thousands
 * would hold up all other people's. Those that subscribe at the same moment may be a few more.
 */
const maxSubscribed = 50;

const isFull = async (loginId: string, connectionId: string, now: string): Promise<boolean> => {
  const others = (await connectionsOfLogin(loginId)).filter(
    ({ id, until }) => id !== connectionId && until > seconds(now),
  );
  return others.length >= maxSubscribed;
};

type Times = { until: number; issuedAt: number; now: string };

/**
 * Subscribes a connection to the lists of an account until a time, in epoch seconds, instead of what it was subscribed
 * to before. Returns false, with nothing subscribed, if the login has too many connections, if this one is closed, or
 * if the account or the sessions changed since `actor` was read: the transaction checks them, so a later change finds
 * the subscription and ends it.
 */
export const subscribe = (before: Connection, actor: Actor, times: Times): Promise<boolean> =>
  connect(before, actor, times, itemsOf(before.id, times.until, audiencesOf(actor)));

/**
 * The same for a connection of the chat, which hears of one list of channels by the item in the given audience. One that
 * has joined does not join again.
 */
export const joinChat = async (
  before: Connection & { chat: NonNullable<Connection['chat']> },
  actor: Actor,
  { list, audience, item }: { list: string; audience: string; item: (until: number) => Item },
  { issuedAt, now }: Omit<Times, 'until'>,
): Promise<boolean> => {
  if (before.until !== null) return false;
  const until = seconds(now) + longest;
  const joined = { ...before, chat: { ...before.chat, account_id: actor.id, list } };
  return connect(joined, actor, { until, issuedAt, now }, new Map([[audience, item(until)]]), ifSilent);
};

/** An open connection that has neither subscribed nor joined the chat. */
const ifSilent = {
  expression: 'attribute_type(#until, :null)',
  names: { '#until': 'until' },
  values: { ':null': 'NULL' },
} satisfies Condition;

/** The items of subscriptions, by their audiences. */
const itemsOf = (id: string, until: number, audiences: ReadonlyMap<string, LiveArea[]>): Map<string, Item> =>
  new Map([...audiences].map(([audience, areas]) => [audience, subscriptionItem(audience, { id, areas, until })]));

const connect = async (
  before: Connection,
  actor: Actor,
  { until, issuedAt, now }: Times,
  listened: ReadonlyMap<string, Item>,
  condition: Condition = { expression: 'attribute_exists(pk)' },
): Promise<boolean> => {
  if (before.until === null && (await isFull(actor.login_id, before.id, now))) return false;
  const ending = itemsOf(
    before.id,
    until,
    new Map([
      [ofLogin(actor.login_id), []],
      [ofAccount(actor.id), []],
    ]),
  );
  const items = new Map([...ending, ...listened]);
  const renewed: Connection = { ...before, audiences: [...items.keys()], until };
  const first: Write[] = [
    connectionWrite(renewed, until, condition),
    sameScopeCheck(actor),
    validTokenCheck(actor.login_id, issuedAt),
  ];
  const subscribed = [...items.values()].map((put): Write => ({ part: 'subscription', put }));
  const ended = before.audiences.filter((audience) => !items.has(audience));
  const writes = [...first, ...subscribed, ...ended.map((audience) => removalWrite(audience, before.id))];
  try {
    // An account of 100 stores has more subscriptions than a transaction has writes. The first part has the checks and
    // the subscriptions that end it.
    for (let from = 0; from < writes.length; from += maxWrites) await transact(writes.slice(from, from + maxWrites));
    return true;
  } catch (error) {
    if (error instanceof ConditionFailed) return false;
    throw error;
  }
};

/** The item of a connection's subscription to a list. */
export const subscriptionItem = (audience: string, subscription: Subscription): Item => ({
  ...subscriptionKey(audience, subscription.id),
  ...subscriptions.store(subscription),
  [expiry]: subscription.until,
});

const removalWrite = (audience: string, connectionId: string): Write => ({
  part: 'subscription',
  remove: subscriptionKey(audience, connectionId),
});

/**
 * Forgets a connection that has not subscribed, so that it cannot any more. Returns false, with nothing changed, if it
 * has; a closed one counts as silent.
 */
export const forgetSilent = async (connectionId: string): Promise<boolean> => {
  const expression = `attribute_not_exists(pk) OR ${ifSilent.expression}`;
  try {
    await transact([{ part: 'connection', remove: connectionKey(connectionId), if: { ...ifSilent, expression } }]);
    return true;
  } catch (error) {
    if (error instanceof ConditionFailed) return false;
    throw error;
  }
};

/**
 * Forgets a connection, its subscriptions, and those to the given audiences, which it may have left behind. Harmless if
 * it is forgotten already.
 */
export const forgetConnection = async (connectionId: string, audiences: readonly string[] = []): Promise<void> => {
  const connection = await getConnection(connectionId);
  const all = new Set([...(connection?.audiences ?? []), ...audiences]);
  const writes: Write[] = [
    ...[...all].map((audience) => removalWrite(audience, connectionId)),
    { part: 'connection', remove: connectionKey(connectionId) },
  ];
  for (let from = 0; from < writes.length; from += maxWrites) await transact(writes.slice(from, from + maxWrites));
};

/** The connections of those who read a list, named by its `listKey`. Ended ones included. */
export const subscriptionsTo = async (audience: string): Promise<Subscription[]> =>
  (await queryTable(audiencePartition(audience))).map(subscriptions.read);

/** The connections that the sessions of a login opened. */
export const connectionsOfLogin = (loginId: string): Promise<Subscription[]> => subscriptionsTo(ofLogin(loginId));
/** The connections that act as an account. */
export const connectionsOfAccount = (accountId: string): Promise<Subscription[]> =>
  subscriptionsTo(ofAccount(accountId));
