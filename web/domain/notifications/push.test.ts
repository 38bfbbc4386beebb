import i18next from 'i18next';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import en from '#shared/messages/en/common.ts';
import * as session from '../../api/session.ts';
import { setOwner } from '../../api/tab-owner.ts';
import { stubPushBrowser } from '../../testing/push-browser.ts';
import { deviceIdOf, pushHere, readPushHere } from './push-here.ts';
import { endPush, keepPush, turnOffPush, turnOnPush } from './push.ts';
import { sentPush } from './sent-push.ts';

const key = Buffer.from('a key of the deployment').toString('base64url');

type Sent = { method: string; id: string | null; body: { endpoint?: string; name?: string } };
/** The server: what it got, and how it refuses the next requests. */
const server = { sent: [] as Sent[], refusals: [] as (string | null)[] };
const answer = (status: number, body: object) => new Response(JSON.stringify(body), { status });
const network = async (address: string, { method, body = '{}' }: { method: string; body?: string }) => {
  const { searchParams } = new URL(address, 'https://smena.test');
  if (method === 'GET') return answer(200, { data: { push_key: key } });
  const content = JSON.parse(body) as Sent['body'];
  server.sent.push({ method, id: searchParams.get('id'), body: content });
  const refusal = server.refusals.shift() ?? null;
  if (refusal !== null) return answer(409, { code: refusal, message: refusal });
  return answer(200, { data: { id: await deviceIdOf(content.endpoint ?? '') } });
};
const endpointsSent = () => server.sent.flatMap(({ body }) => body.endpoint ?? []);

beforeAll(async () => {
  await i18next.init({ lng: 'en', resources: { en: { common: en } }, defaultNS: 'common' });
});
beforeEach(() => {
  setOwner(null);
  server.sent = [];
  server.refusals = [];
  vi.stubGlobal('fetch', network);
  vi.stubGlobal('document', { documentElement: { lang: 'en' } });
  vi.spyOn(session, 'accessToken').mockResolvedValue('token');
  vi.spyOn(session, 'currentLogin').mockReturnValue('login');
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('a device has the id that the server gives to it', async () => {
  expect(await deviceIdOf('https://push.example/1')).toBe('W6Ff_5ZfRK-lWqT6TVK5SwuoY4ChYQid3Km50IvvnvY');
});

describe('turning push messages on', () => {
  it('subscribes the browser with the key of the deployment, and sends its address and name', async () => {
    const browser = stubPushBrowser();
    expect(await turnOnPush()).toBe(true);
    const [{ body } = { body: {} }] = server.sent;
    expect(body).toEqual({
      endpoint: browser.endpoint(),
      keys: { p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) },
      name: 'Firefox, Windows',
    });
    const id = await deviceIdOf(browser.endpoint() ?? '');
    expect(sentPush()).toEqual({ login: 'login', id });
    expect(pushHere.read()).toEqual({ state: 'allowed', id });
  });

  it.each(['denied', 'default'] as const)('sends nothing when the answer of the person is %s', async (choice) => {
    const browser = stubPushBrowser();
    browser.answerWith(choice);
    expect(await turnOnPush()).toBe(false);
    expect([server.sent, browser.endpoint(), sentPush()]).toEqual([[], null, null]);
    expect(pushHere.read()?.state).toBe(choice === 'denied' ? 'blocked' : 'undecided');
  });

  it('sends nothing without a service worker', async () => {
    stubPushBrowser({ registered: false });
    expect(await turnOnPush()).toBe(false);
    expect(server.sent).toEqual([]);
  });

  it('makes a new subscription where the browser has that of another person', async () => {
    const browser = stubPushBrowser();
    const { endpoint: taken } = browser.replace(key);
    server.refusals = ['push-subscription-taken'];
    expect(await turnOnPush()).toBe(true);
    expect(endpointsSent()).toEqual([taken, browser.endpoint()]);
    expect(browser.endpoint()).not.toBe(taken);
  });

  it('makes a new subscription after the key of the deployment has changed', async () => {
    const browser = stubPushBrowser({ permission: 'granted' });
    const { endpoint: former } = browser.replace(Buffer.from('a former key').toString('base64url'));
    await turnOnPush();
    expect(endpointsSent()).toEqual([browser.endpoint()]);
    expect(browser.endpoint()).not.toBe(former);
  });

  it('remembers nothing after a refusal, which it throws', async () => {
    stubPushBrowser();
    server.refusals = ['too-many-devices'];
    await expect(turnOnPush()).rejects.toMatchObject({ code: 'too-many-devices' });
    expect(sentPush()).toBeNull();
  });
});

describe('turning push messages off', () => {
  it.each([null, 'not-found'])('removes the device on the server and in the browser: %s', async (refusal) => {
    const browser = stubPushBrowser();
    await turnOnPush();
    const id = await deviceIdOf(browser.endpoint() ?? '');
    server.refusals = [refusal];
    await turnOffPush();
    expect(server.sent.at(-1)).toMatchObject({ method: 'DELETE', id });
    expect([browser.endpoint(), sentPush(), pushHere.read()?.id]).toEqual([null, null, null]);
  });

  it('leaves them on when the server refuses', async () => {
    const browser = stubPushBrowser();
    await turnOnPush();
    server.refusals = ['too-many-requests'];
    await expect(turnOffPush()).rejects.toMatchObject({ code: 'too-many-requests' });
    expect(browser.endpoint()).not.toBeNull();
    expect(sentPush()).not.toBeNull();
  });
});

it('signing out ends the push messages of the browser, also when the server cannot be reached', async () => {
  const browser = stubPushBrowser();
  await turnOnPush();
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await endPush();
  expect([browser.endpoint(), sentPush()]).toEqual([null, null]);
});

describe('keeping push messages on', () => {
  it('sends a subscription that the push service has replaced, once', async () => {
    const browser = stubPushBrowser();
    await turnOnPush();
    await keepPush();
    expect(server.sent).toHaveLength(1);
    const { endpoint } = browser.replace(key);
    await keepPush();
    await keepPush();
    expect(endpointsSent().slice(1)).toEqual([endpoint]);
  });

  it('ends those of the person who used the browser before', async () => {
    const browser = stubPushBrowser();
    await turnOnPush();
    vi.mocked(session.currentLogin).mockReturnValue('another login');
    await keepPush();
    expect([browser.endpoint(), sentPush(), server.sent.length]).toEqual([null, null, 1]);
  });

  it('sends nothing from a browser in which they were not turned on', async () => {
    const browser = stubPushBrowser({ permission: 'granted' });
    const { endpoint } = browser.replace(key);
    await keepPush();
    expect([server.sent, browser.endpoint()]).toEqual([[], endpoint]);
  });
});

describe('push messages in this browser', () => {
  const stateOf = async () => {
    await readPushHere();
    return pushHere.read()?.state;
  };

  it.each([
    ['default', 'undecided'],
    ['denied', 'blocked'],
    ['granted', 'allowed'],
  ] as const)('with the permission %s are %s', async (permission, state) => {
    stubPushBrowser({ permission });
    expect(await stateOf()).toBe(state);
  });

  it('are missing without a service worker', async () => {
    stubPushBrowser({ registered: false });
    expect(await stateOf()).toBe('unsupported');
  });

  it.each([
    [{}, 'unsupported'],
    [{ standalone: false }, 'install'],
    [{ standalone: true }, 'unsupported'],
  ])('are missing in a browser that does not know them: %o', async (navigator, state) => {
    vi.stubGlobal('navigator', navigator);
    expect(await stateOf()).toBe(state);
  });
});
