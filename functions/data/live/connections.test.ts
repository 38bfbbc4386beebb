import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { takeOwnTable } from '../../../test/world/own-table.ts';
import type { World } from '../../../test/world/world.ts';
import type * as Logins from '../auth/logins.ts';
import type * as Accounts from '../people/accounts.ts';
import type * as Table from '../table.ts';
import type * as Connections from './connections.ts';

// The deployed worker would close connections that a slow test has opened and not subscribed yet.
let table: typeof Table;
let connections: typeof Connections;
let accounts: typeof Accounts;
let logins: typeof Logins;
let world: World;
beforeAll(async () => {
  await takeOwnTable();
  table = await import('../table.ts');
  connections = await import('./connections.ts');
  accounts = await import('../people/accounts.ts');
  logins = await import('../auth/logins.ts');
  world = await (await import('../../../test/world/world.ts')).createWorld();
});

const now = new Date().toISOString();
const issuedAt = Math.floor(Date.parse(now) / 1000);
const open = async (): Promise<string> => {
  const id = randomUUID();
  await connections.openConnection(id, now);
  return id;
};
const hour = 3600;
/** For an hour, `later` hours from now. */
const subscribes = async (who: Accounts.Account, id: string, later = 0): Promise<boolean> => {
  const connection = await connections.getConnection(id);
  if (!connection) throw new Error('The connection is closed');
  const at = issuedAt + later * hour;
  return connections.subscribe(connection, accounts.actorOf(who), {
    until: at + hour,
    issuedAt,
    now: new Date(at * 1000).toISOString(),
  });
};

it('fifty connections of a login are subscribed: another one is refused until one is gone or has ended, and each may renew', async () => {
  const who = await world.person('Many tabs', 'ROLE_BUYER', world.companies.customer);
  const other = await world.person('Many tabs', 'ROLE_BUYER', world.companies.stranger, { login_id: who.login_id });
  const ids = await Promise.all(Array.from({ length: 50 }, open));
  for (const [n, id] of ids.entries()) expect(await subscribes(n % 2 === 0 ? who : other, id)).toBe(true);
  const further = await open();
  expect(await subscribes(who, further)).toBe(false);
  expect((await connections.getConnection(further))?.until).toBeNull();
  expect(await subscribes(who, ids[0] ?? '')).toBe(true);
  expect(await subscribes(world.people.buyer, further)).toBe(true);
  await connections.forgetConnection(ids[1] ?? '');
  expect(await subscribes(who, await open())).toBe(true);
  const last = await open();
  expect(await subscribes(who, last)).toBe(false);
  expect(await subscribes(who, last, 1)).toBe(true);
});

describe('a subscription leaves nothing', () => {
  const person = () => world.person('Mover', 'ROLE_STORE_MANAGER', world.companies.customer, { store_ids: ['s'] });
  const nothingOf = async (id: string, who: Accounts.Account) => {
    expect(await connections.connectionsOfAccount(who.id)).toEqual([]);
    expect(await connections.connectionsOfLogin(who.login_id)).toEqual([]);
    expect(await connections.getConnection(id)).toMatchObject({ until: null, audiences: [] });
  };

  it('if the account changed its scope after it was read', async () => {
    const [who, id] = [await person(), await open()];
    const after = { ...who, store_ids: ['t'], version: who.version + 1 };
    await table.transact(accounts.accountChangeWrites({ before: who, after }));
    expect(await subscribes(who, id)).toBe(false);
    await nothingOf(id, who);
    expect(await subscribes(after, id)).toBe(true);
  });

  it('if the sessions were ended after the token was issued', async () => {
    const [who, id] = [await person(), await open()];
    await table.transact([logins.endSessionsWrite(who.login_id, new Date((issuedAt + 1) * 1000).toISOString())]);
    expect(await subscribes(who, id)).toBe(false);
    await nothingOf(id, who);
  });

  it('if the connection was closed after it was read', async () => {
    const [who, id] = [await person(), await open()];
    const connection = await connections.getConnection(id);
    await connections.forgetConnection(id);
    const times = { until: issuedAt + hour, issuedAt, now };
    const subscribed = connection && (await connections.subscribe(connection, accounts.actorOf(who), times));
    expect(subscribed).toBe(false);
    expect(await connections.connectionsOfAccount(who.id)).toEqual([]);
    expect(await connections.getConnection(id)).toBeUndefined();
  });
});

it('the subscriptions of an account with more stores than a transaction has writes are all made, and all forgotten', async () => {
  const store_ids = Array.from({ length: 120 }, (_, n) => `store-${n}-${randomUUID()}`);
  const who = await world.person('Many stores', 'ROLE_STORE_MANAGER', world.companies.customer, { store_ids });
  const id = await open();
  expect(await subscribes(who, id)).toBe(true);
  const { audiences = [] } = (await connections.getConnection(id)) ?? {};
  const heard = async () => {
    const found = await Promise.all(audiences.map(connections.subscriptionsTo));
    return found.filter((all) => all.some((one) => one.id === id)).length;
  };
  expect(audiences.length).toBeGreaterThan(120);
  expect(await heard()).toBe(audiences.length);
  await connections.forgetConnection(id);
  expect(await heard()).toBe(0);
});

it('a connection joins the chat once, also when it answers the challenge twice at once', async () => {
  const id = randomUUID();
  await connections.openConnection(id, now, 7);
  const opened = await connections.getConnection(id);
  expect(opened).toMatchObject({ until: null, chat: { first: 7 } });
  const who = await world.person('Chatter', 'ROLE_BUYER', world.companies.customer);
  const put = (until: number) => connections.subscriptionItem('chat#list', { id, areas: [], until });
  const join = (connection = opened) =>
    connections.joinChat(
      { id, audiences: [], until: connection?.until ?? null, chat: { first: 7 } },
      accounts.actorOf(who),
      { list: 'list', audience: 'chat#list', item: put },
      { issuedAt, now },
    );
  expect((await Promise.all([join(), join()])).toSorted()).toEqual([false, true]);
  const joined = await connections.getConnection(id);
  expect(joined).toMatchObject({ chat: { first: 7, account_id: who.id, list: 'list' } });
  expect(await join(joined)).toBe(false);
  await connections.forgetConnection(id);
  expect(await connections.subscriptionsTo('chat#list')).toEqual([]);
});

it('a connection that left its record is still forgotten in the lists that name it', async () => {
  const id = randomUUID();
  const put = connections.subscriptionItem('test-audience', { id, areas: ['shifts'], until: issuedAt + hour });
  await table.transact([{ part: 'subscription', put }]);
  await connections.forgetConnection(id, ['test-audience']);
  expect((await connections.subscriptionsTo('test-audience')).filter((one) => one.id === id)).toEqual([]);
});
