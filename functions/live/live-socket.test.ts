import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import type * as Client from '../../test/world/client.ts';
import { deliverPending } from '../../test/world/effects.ts';
import { whileContended } from '../../test/world/faults.ts';
import { startGateway } from '../../test/world/gateway.ts';
import { takeOwnTable } from '../../test/world/own-table.ts';
import type { World } from '../../test/world/world.ts';
import type * as Logins from '../data/auth/logins.ts';
import { expiry } from '../data/indexes.ts';
import type * as Connections from '../data/live/connections.ts';
import type * as Accounts from '../data/people/accounts.ts';
import type * as Table from '../data/table.ts';
import type * as WriteErrors from '../data/write-errors.ts';
import type { handler as socket } from './live-socket.ts';

const { serverClientId, webClientId } = inject('cloud').deployment;
process.env['TOKEN_CLIENTS'] = [webClientId, serverClientId].join(',');
// No deployed worker closes the connections of this table.
let table: typeof Table;
let connections: typeof Connections;
let accounts: typeof Accounts;
let logins: typeof Logins;
let client: typeof Client;
let handler: typeof socket;
let gateway: Awaited<ReturnType<typeof startGateway>>;
let world: World;
let token: string;
let expires: number;
beforeAll(async () => {
  gateway = await startGateway();
  process.env['LIVE_URL'] = gateway.address;
  await takeOwnTable();
  table = await import('../data/table.ts');
  connections = await import('../data/live/connections.ts');
  accounts = await import('../data/people/accounts.ts');
  logins = await import('../data/auth/logins.ts');
  client = await import('../../test/world/client.ts');
  ({ handler } = await import('./live-socket.ts'));
  world = await (await import('../../test/world/world.ts')).createWorld();
  token = await tokenOf(world.people.buyer);
  expires = (JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { exp: number }).exp;
});

const tokenOf = async (account: Accounts.Account) =>
  (await client.tokensOf(await client.createCognitoUser(account))).accessToken;
const epoch = Date.now();
type Sent = { headers?: Record<string, string> | undefined; body?: unknown; at?: number };
const send = async (eventType: string, connectionId: string, { headers, body, at = epoch }: Sent = {}) => {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const requestContext = { eventType, connectionId, requestTimeEpoch: at };
  return handler({ requestContext, headers, body: text } as unknown as Parameters<typeof handler>[0]);
};
const secret = { 'X-Origin-Secret': 'of the tests' };
const connected = async (): Promise<string> => {
  const id = randomUUID();
  expect(await send('CONNECT', id, { headers: secret })).toEqual({ statusCode: 200 });
  return id;
};
const isKnown = async (id: string) => (await connections.getConnection(id)) !== undefined;
const hears = async ({ id }: Accounts.Account, connection: string) =>
  (await connections.connectionsOfAccount(id)).some((one) => one.id === connection);

describe('a connection', () => {
  it('is opened through the distribution only, and kept for two hours at most', async () => {
    for (const headers of [undefined, { 'X-Origin-Secret': 'guessed' }]) {
      const id = randomUUID();
      expect([await send('CONNECT', id, { headers }), await isKnown(id)]).toEqual([{ statusCode: 403 }, false]);
    }
    const id = await connected();
    expect(await connections.getConnection(id)).toMatchObject({ until: null, audiences: [] });
    expect((await table.get(connections.connectionKey(id)))?.[expiry]).toBe(Math.floor(epoch / 1000) + 7200);
  });

  it('hears of an account until its token ends, and leaves nothing when it is closed', async () => {
    const { buyer } = world.people;
    const id = await connected();
    await send('MESSAGE', id, { body: { token, account_id: buyer.id } });
    expect(gateway.messagesTo(id)).toEqual([{ subscribed: { until: new Date(expires * 1000).toISOString() } }]);
    const [subscription] = (await connections.connectionsOfLogin(buyer.login_id)).filter((one) => one.id === id);
    expect([subscription, await hears(buyer, id)]).toEqual([{ id, areas: [], until: expires }, true]);
    const stored = await table.get(connections.subscriptionKey(`login#${buyer.login_id}`, id));
    expect([stored?.[expiry], (await table.get(connections.connectionKey(id)))?.[expiry]]).toEqual([expires, expires]);
    await send('DISCONNECT', id);
    expect([await isKnown(id), await hears(buyer, id)]).toEqual([false, false]);
  });

  it('hears of another account of its login instead of the one before', async () => {
    const { buyer } = world.people;
    const other = await world.person('Other', 'ROLE_VENDOR', world.companies.rival, { login_id: buyer.login_id });
    const id = await connected();
    for (const account_id of [buyer.id, other.id]) await send('MESSAGE', id, { body: { token, account_id } });
    expect([await hears(buyer, id), await hears(other, id)]).toEqual([false, true]);
    expect(gateway.isClosed(id)).toBe(false);
    const now = (await connections.getConnection(id))?.audiences ?? [];
    expect(now.some((audience) => audience.includes(world.companies.customer.id))).toBe(false);
  });

  it('answers whether it works, also before it is subscribed', async () => {
    const id = await connected();
    await send('MESSAGE', id, { body: { ping: true } });
    expect([gateway.messagesTo(id), await connections.getConnection(id)]).toMatchObject([
      [{ pong: true }],
      { until: null },
    ]);
  });

  const ping = (id: string, second: number) =>
    send('MESSAGE', id, { body: { ping: true }, at: Math.floor(epoch / 60_000) * 60_000 + second * 1000 });

  it('that sends 31 messages in a minute is closed and forgotten, and another one is not', async () => {
    const [busy, usual] = [await connected(), await connected()];
    for (let n = 0; n < 30; n += 1) expect(await ping(busy, n)).toEqual({ statusCode: 200 });
    expect([await ping(busy, 30), await ping(usual, 31)]).toEqual([{ statusCode: 429 }, { statusCode: 200 }]);
    expect([gateway.messagesTo(busy).length, gateway.isClosed(busy), await isKnown(busy)]).toEqual([30, true, false]);
    expect([gateway.isClosed(usual), await isKnown(usual)]).toEqual([false, true]);
  });

  it('may send 30 messages in each minute', async () => {
    const id = await connected();
    for (let n = 0; n < 60; n += 1) expect(await ping(id, n * 2)).toEqual({ statusCode: 200 });
    expect(gateway.isClosed(id)).toBe(false);
  });

  it('that does not subscribe is closed by the effect of its opening; another one is not', async () => {
    const [silent, live] = [await connected(), await connected()];
    await send('MESSAGE', live, { body: { token, account_id: world.people.buyer.id } });
    expect(await deliverPending()).toEqual([]);
    expect([gateway.isClosed(silent), await isKnown(silent)]).toEqual([true, false]);
    expect([gateway.isClosed(live), await isKnown(live)]).toEqual([false, true]);
  });
});

describe('a subscription is refused, and the connection closed and forgotten,', () => {
  const own = () => ({ token, account_id: world.people.buyer.id });
  const ended = async () => {
    const person = await world.person('Ended', 'ROLE_BUYER', world.companies.customer);
    const own_token = await tokenOf(person);
    // Times of tokens are whole seconds.
    await table.transact([logins.endSessionsWrite(person.login_id, new Date(Date.now() + 2000).toISOString())]);
    return { token: own_token, account_id: person.id };
  };
  const closed = async () => {
    const person = await world.person('Closed', 'ROLE_BUYER', world.companies.customer);
    const own_token = await tokenOf(person);
    await table.transact(
      accounts.accountChangeWrites({
        before: person,
        after: { ...person, active: false, version: person.version + 1 },
      }),
    );
    return { token: own_token, account_id: person.id };
  };

  it.each<[string, () => unknown, number?]>([
    ['without a message', () => undefined],
    ['for a message that is none', () => 'hello'],
    ['without a token', () => ({ account_id: own().account_id })],
    ['for a token that is none', () => ({ ...own(), token: 'x.y.z' })],
    ["for another login's account", () => ({ token, account_id: world.people.vendor.id })],
    ['for a token that has ended', own, 3 * 3_600_000],
    ['for sessions that were ended', ended],
    ['for a closed account', closed],
  ])('%s', async (_, body, later = 0) => {
    const id = await connected();
    await send('MESSAGE', id, { body: await body(), at: epoch + later });
    expect(gateway.messagesTo(id)).toEqual([{ refused: true }]);
    expect([gateway.isClosed(id), await isKnown(id), await hears(world.people.buyer, id)]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('when it was forgotten meanwhile', async () => {
    const id = randomUUID();
    await send('MESSAGE', id, { body: own() });
    expect([gateway.messagesTo(id), await hears(world.people.buyer, id)]).toEqual([[{ refused: true }], false]);
  });
});

it('a subscription that fails closes the connection without a refusal, so that its client tries again', async () => {
  const id = randomUUID();
  await connections.openConnection(id, new Date(epoch).toISOString());
  const failed = whileContended(
    ({ input }) => (input.TransactItems?.length ?? 0) > 2,
    () => send('MESSAGE', id, { body: { token, account_id: world.people.buyer.id } }),
  );
  const { TooContended }: typeof WriteErrors = await import('../data/write-errors.ts');
  await expect(failed).rejects.toBeInstanceOf(TooContended);
  expect([gateway.messagesTo(id), gateway.isClosed(id), await isKnown(id)]).toEqual([[], true, false]);
});
