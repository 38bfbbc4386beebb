import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerKept, keyOf, loginOf } from './kept-reads.ts';

const origin = 'https://smena.example';
const shiftId = '0198f3a2-4b6c-7d8e-9f01-23456789abcd';
const list = '/api/shifts?from=2026-11-01&to=2026-12-26&per_page=500';

const base64Url = (text: string) => Buffer.from(text).toString('base64url');
/** A token of Cognito, whose claims may have letters beyond ASCII. */
const tokenOf = (sub: string) =>
  `${base64Url('{"alg":"RS256"}')}.${base64Url(JSON.stringify({ sub, name: 'Žofie?>' }))}.sig`;

type Sender = { login?: string; account?: string; language?: string; etag?: string; method?: string };
const request = (path: string, { login = 'l1', account, language = 'cz', etag, method = 'GET' }: Sender = {}) =>
  new Request(origin + path, {
    method,
    headers: {
      Authorization: `Bearer ${tokenOf(login)}`,
      'Accept-Language': language,
      ...(account && { 'X-Account-Id': account }),
      ...(etag && { 'If-None-Match': etag }),
    },
  });

describe('the login of a token', () => {
  it.each([
    ['none', null],
    ['of another scheme', 'Basic bDE6c2VjcmV0'],
    ['that is no token', 'Bearer token'],
    ['without a login', `Bearer a.${base64Url('{"name":"x"}')}.c`],
  ])('is unknown for a header %s', (_, header) => {
    expect(loginOf(header)).toBeNull();
  });

  it('is its sub', () => {
    expect(loginOf(`Bearer ${tokenOf('6f1c-ž')}`)).not.toBeNull();
    expect(loginOf(`Bearer ${tokenOf('6f1c2d')}`)).toBe('6f1c2d');
  });
});

describe('the key of a kept reply', () => {
  it('has the login, the account and the language, and no days of the list', () => {
    expect(keyOf(request(list, { account: 'a1' }))).toBe(`${origin}/kept/l1/a1/cz/api/shifts`);
    const tomorrow = list.replaceAll('2026-12-26', '2026-12-27');
    expect(keyOf(request(tomorrow, { account: 'a1' }))).toBe(keyOf(request(list, { account: 'a1' })));
  });

  it('differs for another login, another account of the login, and another language', () => {
    const senders: Sender[] = [{}, { login: 'l2' }, { account: 'a1' }, { account: 'a2' }, { language: 'ru' }];
    expect(new Set(senders.map((sender) => keyOf(request(list, sender)))).size).toBe(senders.length);
  });

  it('of the account, which has no texts, is the same in every language', () => {
    expect(keyOf(request('/api/me', { language: 'ru' }))).toBe(keyOf(request('/api/me', { language: 'en' })));
  });

  it('cannot be that of another account by a slash in it', () => {
    expect(keyOf(request(list, { login: 'l1/a1', account: '' }))).not.toBe(keyOf(request(list, { account: 'a1' })));
  });

  it.each([
    '/api/shifts?page=1&from=2026-11-01&to=2026-12-26&per_page=500',
    '/api/shifts',
    '/api/shifts/days?from=2026-11-01',
    '/api/shifts/coverage',
    `/api/shift/${shiftId}/comments`,
    '/api/me/accounts',
    '/api/users/staff',
  ])('is missing for %s, which is not kept', (path) => {
    expect(keyOf(request(path))).toBeNull();
  });

  it('is missing for a write, and for a read of nobody', () => {
    expect(keyOf(request('/api/me', { method: 'PUT' }))).toBeNull();
    expect(keyOf(new Request(`${origin}/api/me`))).toBeNull();
    expect(keyOf(request(`/api/shift/${shiftId}`))).not.toBeNull();
  });
});

/** The cache of the browser, in memory: entries in the order in which they were put. */
const createKept = () => {
  const entries = new Map<string, Response>();
  return {
    entries,
    match: async (key: string) => entries.get(key)?.clone(),
    put: async (key: string, answer: Response) => {
      entries.delete(key);
      entries.set(key, answer);
    },
    keys: async () => [...entries.keys()].map((key) => new Request(key)),
    delete: async ({ url }: Request) => entries.delete(url),
  };
};

const reply = (body: object, etag = '"1"') =>
  new Response(JSON.stringify(body), { headers: { etag, date: 'Thu, 26 Nov 2026 05:02:07 GMT' } });
const worker = { data: { roles: ['ROLE_VENDOR_STAFF'] } };

describe('a kept read', () => {
  const now = Date.parse('2026-11-26T05:02:09.250Z');
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  /** A browser with a service worker; `load` is its network. */
  const createBrowser = () => {
    const kept = createKept();
    const load = vi.fn<(sent: Request) => Promise<Response>>();
    const works: Promise<unknown>[] = [];
    const read = async (sent: Request) => {
      const answer = answerKept(sent, keyOf(sent) ?? '', {
        kept,
        load,
        now: () => now,
        stay: (work) => void works.push(work),
      });
      // Settled later, by the test.
      answer.catch(() => undefined);
      await vi.advanceTimersByTimeAsync(0);
      return answer;
    };
    const isLost = () => load.mockImplementation(async () => Promise.reject(new TypeError('Failed to fetch')));
    const answers = (body: object, etag?: string) => load.mockImplementation(async () => reply(body, etag));
    return { kept, load, read, isLost, answers, kepts: async () => (await Promise.all(works), kept.entries.size) };
  };
  const signedIn = async (me: object = worker) => {
    const browser = createBrowser();
    browser.answers(me);
    await browser.read(request('/api/me'));
    await browser.kepts();
    return browser;
  };

  it('is answered without a network as it came, with its time instead of the server’s date', async () => {
    const { read, isLost, answers, kepts } = await signedIn();
    answers({ data: ['thursday'] });
    expect((await read(request(list))).headers.get('date')).not.toBeNull();
    await kepts();
    isLost();
    const answer = await read(request(list.replaceAll('2026-11-01', '2026-12-01')));
    expect(await answer.json()).toEqual({ data: ['thursday'] });
    expect([answer.headers.get('x-kept-at'), answer.headers.get('date')]).toEqual(['2026-11-26T05:02:09.250Z', null]);
  });

  it('is not answered to another login, account or language', async () => {
    const { read, isLost, answers, kepts } = await signedIn();
    answers({ data: ['thursday'] });
    await read(request(list));
    await kepts();
    isLost();
    for (const sender of [{ login: 'l2' }, { account: 'a1' }, { language: 'ru' }])
      await expect(read(request(list, sender))).rejects.toThrow('Failed to fetch');
  });

  it('of a tab that has a reply fails instead of going back to an older one', async () => {
    const { read, isLost, answers, kepts } = await signedIn();
    answers({ data: ['thursday'] });
    await read(request(list));
    await kepts();
    isLost();
    await expect(read(request(list, { etag: '"2"' }))).rejects.toThrow('Failed to fetch');
  });

  it('that hangs is answered after four seconds, and still kept when its answer comes', async () => {
    const { kept, load, read, answers, kepts } = await signedIn();
    answers({ data: ['thursday'] });
    await read(request(list));
    await kepts();
    const slow = Promise.withResolvers<Response>();
    load.mockImplementation(() => slow.promise);
    const settled = vi.fn<(answer: Response) => void>();
    const sent = request(list);
    void answerKept(sent, keyOf(sent) ?? '', { kept, load, now: () => now, stay: () => {} }).then(settled);
    await vi.advanceTimersByTimeAsync(3999);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(await settled.mock.calls[0]?.[0].json()).toEqual({ data: ['thursday'] });
    slow.resolve(reply({ data: ['friday'] }));
    await vi.advanceTimersByTimeAsync(0);
    expect(await (await kept.match(keyOf(sent) ?? ''))?.json()).toEqual({ data: ['friday'] });
  });

  it('that the tab had before the service worker is loaded whole; an unchanged one gets the time of its confirmation', async () => {
    const { kept, load, read, answers, kepts } = await signedIn();
    answers({ data: ['thursday'] }, '"7"');
    const conditional = request(list, { etag: '"7"' });
    await read(conditional);
    expect(load.mock.lastCall?.[0].headers.has('if-none-match')).toBe(false);
    await kepts();
    const key = keyOf(conditional) ?? '';
    kept.entries.get(key)?.headers.set('x-kept-at', 'long ago');
    load.mockImplementation(async () => new Response(null, { status: 304 }));
    expect((await read(conditional)).status).toBe(304);
    expect(load.mock.lastCall?.[0].headers.get('if-none-match')).toBe('"7"');
    await kepts();
    const entry = await kept.match(key);
    expect([entry?.headers.get('x-kept-at'), await entry?.json()]).toEqual([
      '2026-11-26T05:02:09.250Z',
      { data: ['thursday'] },
    ]);
  });

  it('of shifts is kept for workers only', async () => {
    const { kept, read, answers, kepts } = await signedIn({ data: { roles: ['ROLE_VENDOR'] } });
    answers({ data: ['thursday'] });
    await read(request(list));
    await read(request(`/api/shift/${shiftId}`));
    expect(await kepts()).toBe(1);
    expect([...kept.entries.keys()]).toEqual([`${origin}/kept/l1///api/me`]);
  });

  it('that was refused keeps the earlier reply, and the refusal is answered', async () => {
    const { kept, load, read, answers, kepts } = await signedIn();
    answers({ data: ['thursday'] });
    await read(request(list));
    await kepts();
    load.mockImplementation(async () => new Response('{"code":"unauthorized"}', { status: 401 }));
    expect((await read(request(list))).status).toBe(401);
    await kepts();
    expect(await (await kept.match(keyOf(request(list)) ?? ''))?.json()).toEqual({ data: ['thursday'] });
  });

  it('is one of sixty: the ones that were kept the longest go first', async () => {
    const { kept, read, answers, kepts } = await signedIn();
    for (let n = 0; n < 65; n++) {
      answers({ data: n });
      await read(request(`/api/shift/${shiftId.slice(0, -2)}${String(n).padStart(2, '0')}`));
      // The account is read with each visit.
      answers(worker);
      await read(request('/api/me'));
      await kepts();
    }
    const keys = [...kept.entries.keys()];
    expect(keys).toHaveLength(60);
    expect([keys.some((key) => key.endsWith('00')), keys.some((key) => key.endsWith('/api/me'))]).toEqual([
      false,
      true,
    ]);
  });
});
