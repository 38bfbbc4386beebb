import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { liveScopes } from '#shared/domain/areas.generated.ts';
import { listKey } from '#shared/domain/scope/scope.ts';
import { anOrder } from '../../../test/world/an-order.ts';
import { startGateway } from '../../../test/world/gateway.ts';
import { createQueue, messagesIn } from '../../../test/world/queues.ts';
import { streamRecord } from '../../../test/world/stream.ts';
import { createWorld, type World } from '../../../test/world/world.ts';
import { loginKey } from '../../data/auth/logins.ts';
import { expiry } from '../../data/indexes.ts';
import type { Key } from '../../data/keys.ts';
import { subscriptionItem, subscriptionKey } from '../../data/live/connections.ts';
import { notificationWrite } from '../../data/notifications/notifications.ts';
import { orderWrites } from '../../data/orders/orders.ts';
import { accountKey } from '../../data/people/accounts.ts';
import { commentKey } from '../../data/shifts/comments.ts';
import { shiftKey } from '../../data/shifts/shift-items.ts';
import { get, type Item, transact } from '../../data/table.ts';
import { handler } from '../run-projections.ts';

let gateway: Awaited<ReturnType<typeof startGateway>>;
let deadLetters: string;
beforeAll(async () => {
  gateway = await startGateway();
  process.env['LIVE_URL'] = gateway.address;
});
beforeEach(async () => {
  deadLetters = await createQueue();
  process.env['DEAD_LETTERS'] = deadLetters;
});

const ofAccount = (account: string) => listKey({ list: 'account', account });
/** A connection that hears of the notifications of some accounts. */
const aConnection = async (accounts: readonly string[], change: Item = {}) => {
  const id = randomUUID();
  const subscription = { kind: 'subscription', schema: 1, id, areas: ['notifications'], until: 9_999_999_999 };
  await transact(
    accounts.map((account) => ({
      part: 'subscription',
      put: { ...subscriptionKey(ofAccount(account), id), ...subscription, ...change },
    })),
  );
  return id;
};
const aNotificationTo = (account: string) => {
  const write = notificationWrite({ kind: 'role-added', to: { account }, at: '2026-06-01T08:00:00.000Z' });
  return streamRecord({ after: 'put' in write ? write.put : {} });
};
const ids = (count: number) => Array.from({ length: count }, () => randomUUID());
const changesTo = (connection: string) =>
  gateway.messagesTo(connection).map((message) => ('changes' in message ? message.changes.length : 0));

it('a record that cannot be read is set aside, and the nine others of its batch are announced in one message', async () => {
  const accounts = ids(9);
  const connection = await aConnection(accounts);
  const shiftId = randomUUID();
  await transact([{ part: 'bad', put: { ...shiftKey(shiftId), kind: 'shift', schema: 3, id: shiftId } }]);
  const comment = {
    ...commentKey(shiftId, '2026-06-01T08:00:00.000Z', 'c'),
    kind: 'comment',
    schema: 1,
    id: 'c',
    version: 1,
    text: 'Welcome',
    at: '2026-06-01T08:00:00.000Z',
    by: { id: 'p', fio: 'P' },
    instruction: false,
    vendor_id: null,
  };
  await handler({ Records: [streamRecord({ after: comment }), ...accounts.map(aNotificationTo)] });
  expect(changesTo(connection)).toEqual([9]);
  expect(await messagesIn(deadLetters)).toMatchObject([{ consumer: 'announce-changes', pk: `SHIFT#${shiftId}` }]);
});

it('a connection that fails is forgotten, and neither fails an event nor keeps a message from another one', async () => {
  const [account = ''] = ids(1);
  const [failing, working] = [await aConnection([account]), await aConnection([account])];
  gateway.answer(failing, 500);
  await handler({ Records: [aNotificationTo(account)] });
  expect(changesTo(working)).toEqual([1]);
  expect(await messagesIn(deadLetters)).toEqual([]);
  expect(await get(subscriptionKey(ofAccount(account), failing))).toBeUndefined();
});

it('a connection that never answers is forgotten, and the others get the message once', async () => {
  const [account = ''] = ids(1);
  const [hanging, working] = [await aConnection([account]), await aConnection([account])];
  gateway.hang(hanging);
  await handler({ Records: [aNotificationTo(account)] });
  expect(changesTo(working)).toEqual([1]);
  expect(await messagesIn(deadLetters)).toEqual([]);
  expect(await get(subscriptionKey(ofAccount(account), hanging))).toBeUndefined();
});

it('a list of connections that cannot be read neither fails an event nor keeps a message from others', async () => {
  const [unreadable = '', readable = ''] = ids(2);
  await aConnection([unreadable], { until: 'never' });
  const connection = await aConnection([readable]);
  await handler({ Records: [aNotificationTo(unreadable), aNotificationTo(readable)] });
  expect(changesTo(connection)).toEqual([1]);
  expect(await messagesIn(deadLetters)).toEqual([]);
});

it('a connection hears a change once, of its areas only, and is closed when its subscription has ended', async () => {
  const [company = '', store = ''] = ids(2);
  const write = notificationWrite({ kind: 'role-added', to: { company, store }, at: '2026-06-01T08:00:00.000Z' });
  const audiences = liveScopes.notifications.listsWith({ company, store }).map(listKey);
  expect(audiences.length).toBeGreaterThan(1);
  const subscribed = async (change: { areas?: string[]; until?: number } = {}) => {
    const id = randomUUID();
    const subscription = { id, areas: ['notifications'], until: 9_999_999_999, ...change };
    const items = audiences.map((audience) => subscriptionItem(audience, subscription));
    await transact(items.map((put) => ({ part: 'subscription', put: { ...put, [expiry]: 9_999_999_999 } })));
    return id;
  };
  const connection = await subscribed();
  const elsewhere = await subscribed({ areas: ['shifts'] });
  const ended = await subscribed({ until: Math.floor(Date.now() / 1000) - 1 });
  const record = streamRecord({ after: 'put' in write ? write.put : {} });
  await handler({ Records: [record] });
  expect([connection, elsewhere, ended].map(changesTo)).toEqual([[1], [], []]);
  expect([connection, elsewhere, ended].map(gateway.isClosed)).toEqual([false, false, true]);
  for (const audience of audiences) expect(await get(subscriptionKey(audience, ended))).toBeUndefined();
  // What comes later is another message.
  await handler({ Records: [record] });
  expect(changesTo(connection)).toEqual([1, 1]);
});

it('a connection that fails is closed, and one that is gone is only forgotten, in all lists that named it', async () => {
  const accounts = ids(2);
  const [failing, gone] = [await aConnection(accounts), await aConnection(accounts)];
  gateway.answer(failing, 500);
  gateway.answer(gone, 410);
  await handler({ Records: accounts.map(aNotificationTo) });
  expect([gateway.isClosed(failing), gateway.isClosed(gone)]).toEqual([true, false]);
  for (const id of [failing, gone])
    for (const account of accounts) expect(await get(subscriptionKey(ofAccount(account), id))).toBeUndefined();
});

describe('connections are closed', () => {
  let world: World;
  beforeAll(async () => {
    world = await createWorld();
  });
  /** A connection of a login that acts as an account. */
  const connected = async ({ id, login_id }: { id: string; login_id: string }) => {
    const own = randomUUID();
    const until = 9_999_999_999;
    await transact(
      [`login#${login_id}`, `scope-of#${id}`].map((audience) => ({
        part: 'subscription',
        put: subscriptionItem(audience, { id: own, areas: [], until }),
      })),
    );
    return own;
  };
  const changed = async (key: Key, change: Item) => {
    const before = await get(key);
    if (!before) throw new Error('There is no such record');
    await handler({ Records: [streamRecord({ before, after: { ...before, ...change } })] });
  };

  it.each([
    ['roles', { roles: ['ROLE_VENDOR'] }, true],
    ['company', { company: { id: 'other', name: 'Other' } }, true],
    ['stores', { store_ids: ['t'] }, true],
    ['state', { active: false }, true],
    ['name', { fio: 'New Name' }, false],
  ])('when the account changes its %s: %o', async (_, change, closes) => {
    const account = await world.person('Mover', 'ROLE_STORE_MANAGER', world.companies.customer, { store_ids: ['s'] });
    const connection = await connected(account);
    await changed(accountKey(account.id), change);
    expect(gateway.isClosed(connection)).toBe(closes);
  });

  it('when the sessions of its login are ended, not by another change of the login', async () => {
    const account = await world.person('Leaver', 'ROLE_BUYER', world.companies.customer);
    const connection = await connected(account);
    await changed(loginKey(account.login_id), { password_begun_at: '2026-06-01T08:00:00.000Z' });
    expect(gateway.isClosed(connection)).toBe(false);
    await changed(loginKey(account.login_id), { tokens_from: '2026-06-01T08:00:00.000Z' });
    expect(gateway.isClosed(connection)).toBe(true);
  });
});

it('a change of an order is announced once to each of its readers, those before it too, and to nobody else', async () => {
  const order = anOrder();
  const passedOn = { ...order, version: 2, user: { id: randomUUID(), fio: 'Adam Nový' } };
  const [before, after] = [order, passedOn].map((each) => {
    const [write] = orderWrites(undefined, each);
    return write && 'put' in write ? write.put : {};
  });
  const readers = [
    { list: 'all' },
    { list: 'performer', company: order.company.id },
    { list: 'company', company: order.customer?.id ?? '' },
    { list: 'account', account: order.user.id },
    { list: 'account', account: passedOn.user.id },
  ] as const;
  const others = [
    { list: 'performer', company: order.customer?.id ?? '' },
    { list: 'company', company: order.company.id },
    { list: 'account', account: randomUUID() },
  ] as const;
  const hearing = async (list: Parameters<typeof listKey>[0]) => {
    const id = randomUUID();
    const subscription = { id, areas: ['orders'], until: 9_999_999_999 };
    const item = { ...subscriptionItem(listKey(list), subscription), [expiry]: 9_999_999_999 };
    await transact([{ part: 'subscription', put: item }]);
    return id;
  };
  const [notified, notNotified] = [await Promise.all(readers.map(hearing)), await Promise.all(others.map(hearing))];
  await handler({ Records: [streamRecord({ before: before ?? {}, after: after ?? {} })] });
  const changesFor = (connection: string) =>
    gateway
      .messagesTo(connection)
      .flatMap((message) => ('changes' in message ? message.changes : []))
      .filter(({ id }) => id === order.id);
  for (const connection of notified)
    expect(changesFor(connection)).toEqual([{ area: 'orders', id: order.id, version: 2 }]);
  for (const connection of notNotified) expect(changesFor(connection)).toEqual([]);
});
