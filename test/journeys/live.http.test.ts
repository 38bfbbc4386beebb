import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { createExport } from '#shared/contracts/exports.ts';
import type { LiveMessage } from '#shared/contracts/live.ts';
import { listNotifications, readNotifications } from '#shared/contracts/notifications.ts';
import { getOrder } from '#shared/contracts/orders.ts';
import {
  assignShift,
  cancelShift,
  createComment,
  declineShift,
  getShift,
  leaveShift,
  replaceShift,
  updateShift,
} from '#shared/contracts/shifts.ts';
import type { Recipient } from '#shared/domain/notifications/scope.ts';
import { connectionsOfAccount } from '../../functions/data/live/connections.ts';
import { notificationWrite } from '../../functions/data/notifications/notifications.ts';
import { type Account, accountChangeWrites } from '../../functions/data/people/accounts.ts';
import { transact } from '../../functions/data/table.ts';
import { type Client, createCognitoUser, signedIn, tokensOf } from '../world/client.ts';
import { holdDeployedClock } from '../world/deployed-clock.ts';
import { invoke } from '../world/invoke.ts';
import { expectSoon, type Live, openLive, subscribed } from '../world/live.ts';
import { placeOrder } from '../world/order-fixtures.ts';
import { productFixtures } from '../world/product-fixtures.ts';
import { at, ok, plan, shiftFixtures, when } from '../world/shift-fixtures.ts';
import { agreedSupply, issue, write as writeMessage } from '../world/supply-fixtures.ts';
import { createWorld, type World } from '../world/world.ts';

holdDeployedClock();
let world: World;
let clients: Client[];
let lives: Map<Account, Live>;
beforeAll(async () => {
  world = await createWorld();
  clients = await Promise.all(Object.values(world.people).map(signedIn));
  lives = new Map(
    await Promise.all(clients.map(async (client) => [client.account, await subscribed(client)] as const)),
  );
});

const now = () => new Date().toISOString();
/** Resolves when everything announced before has arrived: each account gets a notification, which comes last. */
const settled = async () => {
  const marks = await Promise.all(
    [...lives].map(async ([account, live]) => {
      const before = live.changes().length;
      await transact([
        notificationWrite({ kind: 'role-added', to: { account: account.id }, at: now(), about: randomUUID() }),
      ]);
      return () =>
        live
          .changes()
          .slice(before)
          .some(({ area }) => area === 'notifications');
    }),
  );
  await expectSoon(() => marks.every((has) => has()));
};
/** The people who were notified of a record during an action. */
const notifiedOf = async (area: string, act: () => Promise<string>) => {
  const before = new Map([...lives].map(([account, live]) => [account, live.changes().length]));
  const id = await act();
  const notified = () =>
    [...lives].flatMap(([account, live]) => {
      const news = live.changes().slice(before.get(account));
      return news.some((change) => change.area === area && change.id === id) ? [account.fio] : [];
    });
  // Events of different partitions have no order, so the marks of `settled` may overtake this one.
  await expectSoon(() => notified().length > 0);
  await settled();
  return notified();
};
const readersOf = async (id: string) => {
  const read = await Promise.all(
    [...lives.keys()].map(async (who) => {
      const { status } = await invoke(getShift, who, { params: { id } });
      return status === 200 ? [who.fio] : [];
    }),
  );
  return read.flat();
};

describe('a change of a shift is announced exactly to those who may read it, before or after:', () => {
  type Fixtures = ReturnType<typeof shiftFixtures>;
  type Step = [
    string,
    prepare: (fixtures: Fixtures) => Promise<string>,
    act: (fixtures: Fixtures, id: string) => Promise<unknown>,
  ];
  const steps: Step[] = [
    [
      'assigned, so that other performers lose it',
      async ({ create }) => (await create({ store_id: world.stores.shared.id })).id,
      ({ act }, id) => act(assignShift, id, { who: world.people.vendor, body: { staff_id: world.people.worker.id } }),
    ],
    [
      'left by its worker, who loses it',
      async ({ confirmed }) => (await confirmed({ starts_at: at(21, '06:00'), ends_at: at(21, '12:00') })).id,
      ({ act }, id) => act(leaveShift, id, { who: world.people.worker, body: { reason: 'Exam' } }),
    ],
    [
      'handed to another worker',
      async ({ confirmed }) => (await confirmed({ starts_at: at(22, '06:00'), ends_at: at(22, '12:00') })).id,
      ({ act }, id) =>
        act(replaceShift, id, { who: world.people.vendor, body: { staff_id: world.people.colleague.id } }),
    ],
    [
      'declined by a performer, who loses it',
      async ({ create }) =>
        (await create({ store_id: world.stores.shared.id, starts_at: at(23, '06:00'), ends_at: at(23, '12:00') })).id,
      ({ act }, id) => act(declineShift, id, { who: world.people.rivalVendor, body: { reason: 'Nobody' } }),
    ],
    [
      'changed at a store that only the buyer and the performer have',
      async ({ create }) => (await create({ store_id: world.stores.large.id })).id,
      ({ act }, id) =>
        act(updateShift, id, { who: world.people.buyer, body: { version: 1, ends_at: at(20, '11:00') } }),
    ],
    [
      'canceled at a foreign store',
      async ({ create }) => (await create({ store_id: world.stores.foreign.id }, world.people.foreignBuyer)).id,
      ({ act }, id) => act(cancelShift, id, { who: world.people.foreignBuyer, body: { reason: 'Closed' } }),
    ],
    [
      'commented',
      async ({ confirmed }) => (await confirmed({ starts_at: at(24, '06:00'), ends_at: at(24, '12:00') })).id,
      (_, id) =>
        invoke(createComment, world.people.vendor, { params: { id }, body: { text: 'Welcome' }, now: when.ordered }),
    ],
  ];

  it.each(steps)('%s', async (_, prepare, act) => {
    const fixtures = shiftFixtures(world);
    const id = await prepare(fixtures);
    await settled();
    const before = await readersOf(id);
    const notified = await notifiedOf('shifts', async () => {
      await act(fixtures, id);
      return id;
    });
    const after = await readersOf(id);
    expect(notified.toSorted()).toEqual([...new Set([...before, ...after])].toSorted());
    expect(notified.length).toBeGreaterThan(2);
  });
});

it.each([
  ['a store of one performer', 'own', 'buyer'],
  ['a store that two performers share', 'shared', 'buyer'],
  ['a foreign store', 'foreign', 'foreignBuyer'],
] as const)('a shift ordered at %s is announced exactly to those who may read it', async (_, store, orderer) => {
  const order = { store_id: world.stores[store].id, starts_at: at(27, '06:00'), ends_at: at(27, '12:00') };
  let id = '';
  const notified = await notifiedOf('shifts', async () => {
    id = String((await shiftFixtures(world).create(order, world.people[orderer])).id);
    return id;
  });
  expect(notified.toSorted()).toEqual((await readersOf(id)).toSorted());
  expect(notified.length).toBeGreaterThan(2);
});

it('an order is announced exactly to those who may read it', async () => {
  const { id: product } = await (await productFixtures(world)).product();
  let id = '';
  const notified = await notifiedOf('orders', async () => {
    id = String((await placeOrder(world.people.storeManager, { [product]: 1 })).id);
    return id;
  });
  const readers = await Promise.all(
    [...lives.keys()].map(async (who) =>
      (await invoke(getOrder, who, { params: { id } })).status === 200 ? [who.fio] : [],
    ),
  );
  expect(notified.toSorted()).toEqual(readers.flat().toSorted());
  expect(notified.length).toBeGreaterThan(2);
});

it('a message and a delivery document of a supply are announced exactly to those who may read its order', async () => {
  const { vendor, buyer } = world.people;
  const { id: product } = await (await productFixtures(world)).product();
  const { id } = await agreedSupply(vendor, buyer, world.stores.own.id, { [product]: 1 });
  const readers = await Promise.all(
    [...lives.keys()].map(async (who) =>
      (await invoke(getOrder, who, { params: { id } })).status === 200 ? [who.fio] : [],
    ),
  );
  const written = await notifiedOf('messages', async () => {
    await writeMessage(vendor, id, 'Zítra v sedm.');
    return String(id);
  });
  const issued = await notifiedOf('supply', async () => String((await issue(vendor, id, { [product]: 1 })).id));
  expect([written.toSorted(), issued.toSorted()]).toEqual([readers.flat().toSorted(), readers.flat().toSorted()]);
  expect(written.length).toBeGreaterThan(2);
});

describe('a notification is announced exactly to its readers:', () => {
  it.each<[string, () => Recipient]>([
    ['an account', () => ({ account: world.people.worker.id })],
    ['a company', () => ({ company: world.companies.performer.id })],
    ['a store', () => ({ company: world.companies.customer.id, store: world.stores.own.id })],
    ['another store', () => ({ company: world.companies.customer.id, store: world.stores.large.id })],
    ['the admins', () => 'admins'],
  ])('%s', async (__, to) => {
    const write = notificationWrite({ kind: 'role-added', to: to(), at: now(), about: 'x' });
    const id = 'put' in write ? String(write.put['id']) : '';
    const notified = await notifiedOf('notifications', async () => {
      await transact([write]);
      return id;
    });
    const listed = await Promise.all(
      [...lives.keys()].map(async (who) => {
        const { body } = await invoke(listNotifications, who, { query: { per_page: 100 }, now: now() });
        return body.data.some((each: { id: string }) => each.id === id) ? [who.fio] : [];
      }),
    );
    expect(notified).toEqual(listed.flat());
    expect(notified.length).toBeGreaterThan(0);
  });
});

it('notifications that were read are announced to the other tabs of the same account only', async () => {
  const reader = world.people.storeManager;
  await transact([
    notificationWrite({
      kind: 'role-added',
      to: { company: world.companies.customer.id, store: world.stores.own.id },
      at: now(),
      about: 'x',
    }),
  ]);
  await settled();
  const notified = await notifiedOf('notifications', async () => {
    expect((await invoke(readNotifications, reader, { body: {}, now: now() })).status).toBe(200);
    return reader.id;
  });
  expect(notified).toEqual([reader.fio]);
});

it('an export is announced to its owner only, when it is ordered and when it is ready', async () => {
  const { buyer } = world.people;
  const body = { list: 'stores', format: 'csv', query: {} };
  let id = '';
  const notified = await notifiedOf('exports', async () => {
    id = String(ok(await invoke(createExport, buyer, { body })).id);
    return id;
  });
  expect(notified).toEqual([buyer.fio]);
  const live = [...lives].find(([account]) => account.id === buyer.id)?.[1];
  await expectSoon(() => live?.changes().some((change) => change.id === id && change.version === 2) ?? false);
});

it('an event has only an area, an id and a version', async () => {
  const { id } = await shiftFixtures(world).create({ starts_at: at(25, '06:00'), ends_at: at(25, '12:00') });
  const live = [...lives].find(([account]) => account.id === world.people.buyer.id)?.[1];
  await expectSoon(() => live?.changes().some((change) => change.id === id) ?? false);
  expect(live?.changes().find((change) => change.id === id)).toEqual({ area: 'shifts', id, version: 1 });
});

it('the changes of one transaction come together, in fewer messages than changes', async () => {
  const live = [...lives].find(([account]) => account.id === world.people.buyer.id)?.[1];
  await settled();
  const before = live?.messages.length;
  const order = { ...plan, store_id: world.stores.own.id, category_id: world.specialties.cashier };
  const client = clients.find(({ account }) => account.id === world.people.buyer.id);
  const { body, status } =
    (await client?.post('/api/shifts', { ...order, starts_at: at(26, '06:00'), ends_at: at(26, '12:00'), count: 5 })) ??
    {};
  expect([status, body]).toEqual([201, expect.anything()]);
  await settled();
  const news = live?.messages
    .slice(before)
    .flatMap((message) => ('changes' in message ? [message.changes.filter(({ area }) => area === 'shifts')] : []))
    .filter((changes) => changes.length > 0);
  expect(new Set(news?.flat().map(({ id }) => id)).size).toBe(5);
  // The stream may deliver a transaction in two batches.
  expect(news?.length).toBeLessThanOrEqual(2);
});

describe('a subscription is refused, and the connection closed,', () => {
  const own = () => clients[0] as Client;
  const idToken = async () => {
    const account = await world.person('Id token', 'ROLE_BUYER', world.companies.customer);
    const tokens = await tokensOf(await createCognitoUser(account));
    return { token: tokens.idToken, account_id: account.id };
  };
  const closedAccount = async () => {
    const account = await world.person('Closed', 'ROLE_BUYER', world.companies.customer);
    const { token } = await signedIn(account);
    await transact(
      accountChangeWrites({ before: account, after: { ...account, active: false, version: account.version + 1 } }),
    );
    return { token, account_id: account.id };
  };
  const endedSession = async () => {
    const client = await signedIn(await world.person('Ended', 'ROLE_BUYER', world.companies.customer));
    // Times of tokens are whole seconds: the one of this token has to be over.
    const second = () => Math.floor(Date.now() / 1000);
    const issued = second();
    await expectSoon(() => second() > issued);
    await client.post('/api/me/sign_out_everywhere');
    return { token: client.token, account_id: client.account.id };
  };

  it.each<[string, () => unknown]>([
    ['without a token', () => ({ account_id: own().account.id })],
    ['with a message that is none', () => 'hello'],
    ['with a token that is none', () => ({ token: 'x.y.z', account_id: own().account.id })],
    ['with a changed token', () => ({ token: `${own().token.slice(0, -6)}AAAAAA`, account_id: own().account.id })],
    ['with an id token', idToken],
    ['with half a character', () => `{"token":${JSON.stringify(own().token)},"account_id":"\\ud800"}`],
    ["for another login's account", () => ({ token: own().token, account_id: clients[1]?.account.id })],
    ['for a closed account', closedAccount],
    ['for a session that was ended elsewhere', endedSession],
  ])('%s', async (_, message) => {
    // Before the connection, which waits for its first message for some seconds only.
    const first = await message();
    const answers: LiveMessage[] = [];
    // A busy cloud may not give the keys of the user pool in three seconds. Then the connection is closed without an
    // answer, and a client connects again.
    while (answers.length === 0) {
      const live = await openLive();
      live.send(first);
      await live.closed;
      answers.push(...live.messages);
    }
    expect(answers).toEqual([{ refused: true }]);
  });
});

it('a connection answers whether it works', async () => {
  const live = await openLive();
  live.send({ ping: true });
  await expectSoon(() => live.messages.length > 0);
  expect(live.messages).toEqual([{ pong: true }]);
});

describe('an open connection is closed', () => {
  it('about five seconds after it was opened if it does not authenticate, whatever else it asks', async () => {
    const [silent, asking] = [await openLive(), await openLive()];
    asking.send({ ping: true });
    await Promise.all([silent.closed, asking.closed]);
    expect(silent.messages).toEqual([]);
  });

  it('when the role, company or stores of its account change', async () => {
    const client = await signedIn(
      await world.person('Mover', 'ROLE_STORE_MANAGER', world.companies.customer, { store_ids: [world.stores.own.id] }),
    );
    const live = await subscribed(client);
    const { account } = client;
    await transact(
      accountChangeWrites({
        before: account,
        after: { ...account, store_ids: [world.stores.large.id], version: account.version + 1 },
      }),
    );
    await live.closed;
    await expectSoon(async () => (await connectionsOfAccount(account.id)).length === 0);
    expect(live.messages).toHaveLength(1);
  });

  it('when its sessions are ended', async () => {
    const client = await signedIn(await world.person('Leaver', 'ROLE_BUYER', world.companies.customer));
    const live = await subscribed(client);
    expect((await client.post('/api/me/sign_out_everywhere')).status).toBeLessThan(300);
    await live.closed;
  });
});

it('a closed connection leaves nothing in the table', async () => {
  const client = await signedIn(await world.person('Visitor', 'ROLE_BUYER', world.companies.customer));
  const live = await subscribed(client);
  expect(await connectionsOfAccount(client.account.id)).toHaveLength(1);
  live.close();
  await expectSoon(async () => (await connectionsOfAccount(client.account.id)).length === 0);
});
