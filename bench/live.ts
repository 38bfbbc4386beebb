import { randomUUID } from 'node:crypto';
import type { LiveMessage } from '#shared/contracts/live.ts';
import { livePath } from '#shared/contracts/live.ts';
import { updateShift } from '#shared/contracts/shifts.ts';
import type { Account } from '../functions/data/people/accounts.ts';
import { createSignIn } from '../infra/local/demo/sign-ins.ts';
import type { TestCloud } from '../test/world/cloud.ts';
import { nameLogin } from '../test/world/logins.ts';
import { at, shiftFixtures } from '../test/world/shift-fixtures.ts';
import { createWorld } from '../test/world/world.ts';
import { table, withinLimit } from './markdown.ts';

const sockets = 200;
const changes = 20;
/** Requests side by side. More would start more functions than this machine has processors for. */
const atOnce = 10;
/** Milliseconds. */
const target = 2000;

type Reader = { account: Account; token: string };
type Screen = Reader & { socket: WebSocket; heard: Map<string, number> };

const password = 'Smena-bench-1';
const signIn = async ({ origin, deployment }: TestCloud, account: Account): Promise<Reader> => {
  const login = { id: account.login_id, email: `${randomUUID()}@smena.test`, phone: null, login: null };
  await nameLogin(login);
  await createSignIn(deployment.userPoolId, login, password);
  const response = await fetch(`${origin}/api/user/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ login: login.email, password }),
  });
  const { data } = (await response.json()) as { data: { api_token: string } };
  return { account, token: data.api_token };
};

/** When each version of a record was announced, by the clock of this process. */
const openScreen = async (origin: string, reader: Reader): Promise<Screen> => {
  const socket = new WebSocket(origin.replace('http', 'ws') + livePath);
  const heard = new Map<string, number>();
  await new Promise<void>((done, fail) => {
    socket.addEventListener('error', () => fail(new Error('A socket cannot be opened')));
    socket.addEventListener('open', () =>
      socket.send(JSON.stringify({ token: reader.token, account_id: reader.account.id })),
    );
    socket.addEventListener('message', ({ data }) => {
      const message = JSON.parse(String(data)) as LiveMessage;
      if ('subscribed' in message) done();
      if ('refused' in message) fail(new Error('A subscription was refused'));
      if (!('changes' in message)) return;
      for (const { id, version } of message.changes) heard.set(`${id} ${version}`, performance.now());
    });
  });
  return { ...reader, socket, heard };
};

const heardBy = async ({ heard }: Screen, name: string): Promise<number> => {
  for (const end = performance.now() + 20_000; performance.now() < end;) {
    const when = heard.get(name);
    if (when !== undefined) return when;
    await new Promise((done) => {
      setTimeout(done, 2);
    });
  }
  throw new Error('An event did not arrive within 20 seconds');
};

const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * share) - 1] ?? Number.NaN;

/**
 * Times from the answer of a change to the event at each of many open screens, and to the record that each fetches
 * then.
 */
export const live = async (cloud: TestCloud): Promise<string> => {
  const { origin } = cloud;
  const world = await createWorld();
  const { buyer, buyerManager, storeManager, vendor, admin } = world.people;
  const readers: Reader[] = [];
  for (const account of [buyer, buyerManager, storeManager, vendor, admin]) readers.push(await signIn(cloud, account));
  const [writer] = readers as [Reader];
  const request = async ({ account, token }: Reader, method: string, path: string, body?: object) => {
    const response = await fetch(`${origin}${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'x-account-id': account.id, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
    return (JSON.parse(text) as { data: { id: string; version: number } }).data;
  };
  const { id } = await shiftFixtures(world).create();
  const path = updateShift.path.replace('{id}', id);

  const screens: Screen[] = [];
  for (let n = 0; n < sockets; n += 20)
    screens.push(
      ...(await Promise.all(
        Array.from({ length: 20 }, (_, nth) => openScreen(origin, readers[(n + nth) % readers.length] ?? writer)),
      )),
    );
  const change = async (n: number, refetch: boolean) => {
    const body = { version: n, ends_at: at(20, n % 2 === 0 ? '11:00' : '11:30') };
    const { version } = await request(writer, updateShift.method, path, body);
    const answered = performance.now();
    const turns: (() => void)[] = [];
    let running = 0;
    const turn = async () => {
      if (running < atOnce) running += 1;
      else await new Promise<void>((go) => turns.push(go));
    };
    const done = () => (turns.shift() ?? (() => (running -= 1)))();
    return Promise.all(
      screens.map(async (screen) => {
        const event = (await heardBy(screen, `${id} ${version}`)) - answered;
        if (!refetch) return { event, record: Number.NaN };
        await turn();
        const fetched = await request(screen, 'GET', `/api/shift/${id}`).finally(done);
        if (fetched.version < version) throw new Error('An announced version could not be read');
        return { event, record: performance.now() - answered };
      }),
    );
  };
  // The first changes start the functions.
  await change(1, false);
  await change(2, true);
  const alone: number[] = [];
  const all: { event: number; record: number }[] = [];
  for (let n = 3; n < 3 + changes; n++) alone.push(...(await change(n, false)).map(({ event }) => event));
  for (let n = 3 + changes; n < 3 + 2 * changes; n++) all.push(...(await change(n, true)));
  for (const { socket } of screens) socket.close();

  const shown = (name: string, values: readonly number[]) => {
    const [p50, p95, most] = [percentile(values, 0.5), percentile(values, 0.95), percentile(values, 1)];
    return [name, ...[p50, p95, most].map((ms) => Math.max(0, ms).toFixed(0)), target, withinLimit(p95 <= target)];
  };
  return `## Live updates

\`npm run bench -- live\`: ${sockets} sockets of ${readers.length} people who read one shift, through the local cloud, and ${changes} changes of the shift, one after the other. Times in
ms from the answer to the change, over all sockets. In the second half every screen fetches the shift when it gets the event, ${atOnce} at
a time, because this machine also runs the functions.

${table(
  ['from the answer of a change to', 'p50:', 'p95:', 'longest:', 'p95 at most:', 'within the limit'],
  [
    shown('the event at a socket', alone),
    shown(
      'the event, while others fetch',
      all.map(({ event }) => event),
    ),
    shown(
      'the fetched record',
      all.map(({ record }) => record),
    ),
  ],
)}
`;
};
