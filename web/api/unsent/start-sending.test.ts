import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { ApiProblem } from '../problem.ts';
import { createEntries } from './entries.ts';
import { orderAfter, sentAgain } from './entry.ts';
import { startSending } from './start-sending.ts';

/** The browser's storage, which tabs share. The own tab gets the event, too, which real browsers leave out. */
const createStorage = () => {
  const items = new Map<string, string>();
  let isFull = false;
  const announce = (key: string) => dispatch(Object.assign(new Event('storage'), { key }));
  return {
    items,
    fill: (full = true) => void (isFull = full),
    get length() {
      return items.size;
    },
    key: (nth: number) => [...items.keys()][nth] ?? null,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (isFull) throw new DOMException('full', 'QuotaExceededError');
      items.set(key, value);
      announce(key);
    },
    removeItem: (key: string) => {
      if (items.delete(key)) announce(key);
    },
  };
};
let dispatch: (event: Event) => void;
let storage: ReturnType<typeof createStorage>;
const stops: (() => void)[] = [];
beforeEach(() => {
  const target = new EventTarget();
  dispatch = (event) => target.dispatchEvent(event);
  vi.stubGlobal('addEventListener', target.addEventListener.bind(target));
  vi.stubGlobal('removeEventListener', target.removeEventListener.bind(target));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  storage = createStorage();
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

type Verdict = 'ok' | 'lost' | 'busy' | 'refused';
const refusal = new ApiProblem(403, { code: 'forbidden', message: 'You may not' });

/** A server that records what arrives, and answers by the verdicts or when `answer` is called. */
const createServer = (...verdicts: Verdict[]) => {
  const arrived: string[] = [];
  const open: ((verdict: Verdict) => void)[] = [];
  let isSlow = false;
  const judge = (verdict: Verdict | undefined) => {
    if (verdict === 'lost') throw new ApiProblem(0, { message: 'No answer' });
    if (verdict === 'busy') throw new ApiProblem(429, { message: 'Too many' }, '40');
    if (verdict === 'refused') throw refusal;
    return 'stored';
  };
  return {
    arrived,
    beSlow: () => void (isSlow = true),
    answer: (verdict: Verdict) => open.shift()?.(verdict),
    send: async (text: string, { key, account }: { key: string; account: string }) => {
      arrived.push(`${account} ${text} ${key}`);
      return judge(isSlow ? await new Promise<Verdict>((resolve) => open.push(resolve)) : verdicts.shift());
    },
  };
};
type Server = ReturnType<typeof createServer>;

/** A tab of the browser that shows `account`, with and without Web Locks. */
const openTab = (server: Server, account = 'me', locks: Pick<LockManager, 'request'> | null = navigator.locks) => {
  const entries = createEntries(() => storage);
  const tab = { isCurrent: true, isOnline: true, note: undefined as string | undefined, elsewhere: 0, code: true };
  const box = {
    name: 'texts',
    schema: z.string(),
    send: server.send,
    onSent: async () => tab.note,
    onSentElsewhere: () => void tab.elsewhere++,
  };
  const start = () =>
    startSending({
      account,
      entries,
      boxes: { texts: async () => (tab.code ? box : Promise.reject(new TypeError('no code'))) },
      isCurrent: () => tab.isCurrent,
      isOnline: () => tab.isOnline,
      now: Date.now,
      locks: locks ?? undefined,
    });
  let sending = start();
  stops.push(() => sending.stop());
  const press = (content: string, subject = 'thursday') => {
    const at = new Date().toISOString();
    const order = orderAfter(entries.all(), Date.now());
    const state = { is: 'waiting' as const };
    const fixed = { account, box: 'texts', failures: 0, retry_at: 0, state, kept: true };
    entries.press({ ...fixed, subject, order, key: `key-${content}`, at, content });
  };
  const shown = () =>
    entries.all().map(({ content, state, failures }) => `${String(content)}: ${state.is}${failures ? ' again' : ''}`);
  const reload = () => {
    sending.stop();
    sending = start();
  };
  return { tab, entries, press, shown, reload, retry: () => sending.retry(), stop: () => sending.stop() };
};

const { setTimeout: realTimeout } = globalThis;
const nextTurn = () => new Promise((resolve) => realTimeout(resolve));
/** Waits for what needs no timer. */
const settled = async () => {
  for (let turn = 0; turn < 20; turn++) await nextTurn();
};
const pass = async (milliseconds: number) => {
  await vi.advanceTimersByTimeAsync(milliseconds);
  await settled();
};
const textsOf = ({ arrived }: Server) => arrived.map((line) => line.split(' ')[1]);

describe('entries of the outbox', () => {
  it('are sent in order, one at a time, and go when they are stored', async () => {
    const server = createServer();
    const { press, shown } = openTab(server);
    server.beSlow();
    press('one');
    press('two');
    await settled();
    expect([textsOf(server), shown()]).toEqual([['one'], ['one: sending', 'two: waiting']]);
    server.answer('ok');
    await settled();
    expect([textsOf(server), shown()]).toEqual([['one', 'two'], ['two: sending']]);
    server.answer('ok');
    await settled();
    expect([shown(), storage.items.size]).toEqual([[], 0]);
  });

  it('stay without an answer, with their key, and later ones of the subject wait; other subjects do not', async () => {
    const server = createServer('lost');
    const { press, shown } = openTab(server);
    press('one');
    press('two');
    press('elsewhere', 'friday');
    await settled();
    expect(textsOf(server)).toEqual(['one', 'elsewhere']);
    expect(shown()).toEqual(['one: waiting again', 'two: waiting']);
    await pass(2000);
    expect(server.arrived.filter((line) => line.includes('one'))).toEqual(['me one key-one', 'me one key-one']);
    expect([textsOf(server).at(-1), shown()]).toEqual(['two', []]);
  });

  it('are not tried without a connection, and sent at once when it returns', async () => {
    const server = createServer();
    const { tab, press, shown, retry } = openTab(server);
    tab.isOnline = false;
    press('one');
    await settled();
    expect([textsOf(server), shown()]).toEqual([[], ['one: waiting again']]);
    tab.isOnline = true;
    retry();
    await settled();
    expect([textsOf(server), shown()]).toEqual([['one'], []]);
  });

  it('that are refused stay with the reason, do not block the next one, and can be sent again or discarded', async () => {
    const server = createServer('refused');
    const { press, shown, entries } = openTab(server);
    press('one');
    press('two');
    await settled();
    expect([textsOf(server), shown()]).toEqual([['one', 'two'], ['one: refused']]);
    const [entry] = entries.all();
    expect(entry?.state).toEqual({ is: 'refused', message: 'You may not', code: 'forbidden' });
    await pass(60_000);
    expect(server.arrived).toHaveLength(2);
    if (entry) entries.press(sentAgain(entry, Date.now(), 'other'), entry);
    await settled();
    expect([server.arrived.at(-1), shown()]).toEqual(['me one key-one', []]);
  });

  it('survive a reload while they are being sent, and are sent again with the same key', async () => {
    const server = createServer();
    server.beSlow();
    const first = openTab(server);
    first.press('one');
    await settled();
    first.stop();
    server.answer('lost');
    await settled();
    const second = openTab(server);
    await settled();
    server.answer('ok');
    await settled();
    expect([server.arrived, second.shown()]).toEqual([['me one key-one', 'me one key-one'], []]);
  });

  it('are never sent as another account, and again when their account is opened', async () => {
    const server = createServer('lost');
    const mine = openTab(server);
    mine.press('one');
    await settled();
    mine.tab.isCurrent = false;
    openTab(server, 'other').press('own');
    await pass(60_000);
    expect(server.arrived).toEqual(['me one key-one', 'other own key-own']);
    mine.stop();
    openTab(server);
    await settled();
    expect(server.arrived.slice(2)).toEqual(['me one key-one']);
  });

  it('that meet a change of the account while they are sent wait without a failure', async () => {
    const server = createServer();
    server.beSlow();
    const { tab, press, shown } = openTab(server);
    press('one');
    press('two');
    await settled();
    tab.isCurrent = false;
    server.answer('lost');
    await settled();
    expect([textsOf(server), shown()]).toEqual([['one'], ['one: waiting', 'two: waiting']]);
  });

  it('are sent once by two tabs, and each tab learns that its data is old', async () => {
    const server = createServer();
    const [one, other] = [openTab(server), openTab(server)];
    server.beSlow();
    one.press('one');
    other.press('two');
    await settled();
    one.retry();
    other.retry();
    await settled();
    expect(textsOf(server)).toEqual(['one']);
    server.answer('ok');
    await settled();
    server.answer('ok');
    await pass(60_000);
    expect(textsOf(server)).toEqual(['one', 'two']);
    expect([one.shown(), other.shown(), one.tab.elsewhere + other.tab.elsewhere]).toEqual([[], [], 2]);
  });

  it('are not sent before the time that the server asks to wait', async () => {
    const server = createServer('busy');
    openTab(server).press('one');
    await pass(39_999);
    expect(textsOf(server)).toEqual(['one']);
    await pass(1);
    expect(textsOf(server)).toEqual(['one', 'one']);
  });

  it('that are pressed while the queue before them ends are sent, too', async () => {
    const server = createServer();
    let end = (): void => {};
    const ended = new Promise<void>((resolve) => (end = resolve));
    const request = async (_: string, __: unknown, work: () => unknown) => {
      await work();
      await ended;
    };
    const { press } = openTab(server, 'me', { request } as never);
    press('one');
    await settled();
    press('two');
    await settled();
    expect(textsOf(server)).toEqual(['one']);
    end();
    await settled();
    expect(textsOf(server)).toEqual(['one', 'two']);
  });

  it('are sent by the tab of the press, which has three seconds for it', async () => {
    const server = createServer();
    const [pressed] = [openTab(server), openTab(server)];
    pressed.tab.code = false;
    pressed.press('one');
    await pass(2999);
    expect(textsOf(server)).toEqual([]);
    await pass(1);
    expect(textsOf(server)).toEqual(['one']);
  });

  it('that follow one which is being sent are not sent by a layout that was left', async () => {
    const server = createServer();
    server.beSlow();
    const { press, stop, shown } = openTab(server);
    press('one');
    press('two');
    await settled();
    stop();
    server.answer('ok');
    await settled();
    expect([textsOf(server), shown()]).toEqual([['one'], ['two: waiting']]);
  });

  it('of a closed tab are sent by another one', async () => {
    const server = createServer();
    const [closed, other] = [openTab(server), openTab(server)];
    closed.stop();
    closed.press('one');
    await pass(3000);
    expect([textsOf(server), other.shown()]).toEqual([['one'], []]);
  });

  it('are sent once by one tab of a browser without locks', async () => {
    const server = createServer();
    server.beSlow();
    const { press, retry } = openTab(server, 'me', null);
    press('one');
    retry();
    await settled();
    retry();
    await settled();
    expect(textsOf(server)).toEqual(['one']);
    server.answer('ok');
    await settled();
  });

  it('that the device cannot store stay in memory and are sent', async () => {
    const server = createServer('lost');
    const { press, entries, shown } = openTab(server);
    storage.fill();
    press('one');
    await settled();
    expect([entries.all().map(({ kept }) => kept), shown()]).toEqual([[false], ['one: waiting again']]);
    await pass(2000);
    expect([textsOf(server), shown()]).toEqual([['one', 'one'], []]);
  });

  it('that the device can store at a later try are kept from then on', async () => {
    const server = createServer('lost');
    const { press, entries, shown } = openTab(server);
    storage.fill();
    press('one');
    storage.fill(false);
    await settled();
    expect([entries.all().map(({ kept }) => kept), shown()]).toEqual([[true], ['one: waiting again']]);
  });

  it('that another tab removes with the whole storage are gone at once', async () => {
    const server = createServer();
    const { tab, press, entries } = openTab(server);
    tab.isOnline = false;
    press('one');
    await settled();
    let announced = 0;
    stops.push(entries.subscribe(() => void announced++));
    storage.items.clear();
    dispatch(Object.assign(new Event('storage'), { key: null }));
    expect([announced, entries.all()]).toEqual([1, []]);
  });

  it('that are discarded while they are being sent do not come back', async () => {
    const server = createServer();
    server.beSlow();
    const { press, entries, shown } = openTab(server);
    press('one');
    await settled();
    for (const entry of entries.all()) entries.remove(entry);
    server.answer('lost');
    await settled();
    expect(shown()).toEqual([]);
  });

  it('wait for the code that sends them', async () => {
    const server = createServer();
    const { tab, press, shown } = openTab(server);
    tab.code = false;
    press('one');
    await settled();
    await pass(5000);
    expect(shown()).toEqual(['one: waiting']);
    tab.code = true;
    await pass(10_000);
    expect([textsOf(server), shown()]).toEqual([['one'], []]);
  });

  it('stay with a note until it is read, and are not sent again', async () => {
    const server = createServer();
    const { tab, press, entries, reload } = openTab(server);
    tab.note = 'late';
    press('one');
    await settled();
    reload();
    await pass(60_000);
    expect([textsOf(server), entries.all().map(({ state }) => state)]).toEqual([
      ['one'],
      [{ is: 'sent', note: 'late' }],
    ]);
  });

  it('that nobody came back for are removed after 30 days, and unreadable items are left alone', async () => {
    const server = createServer();
    const old = JSON.stringify({
      subject: 's',
      at: '2026-01-01T00:00:00Z',
      content: 'x',
      failures: 1,
      retry_at: 0,
      state: { is: 'waiting' },
    });
    storage.items.set('smena.outbox.gone.texts.1.k', old);
    storage.items.set('smena.outbox.me.texts.1.k', '{');
    storage.items.set('smena.outbox.me.texts.1.k.more', old);
    vi.setSystemTime('2026-01-31T00:00:01Z');
    const { shown } = openTab(server);
    await settled();
    const unreadable = ['smena.outbox.me.texts.1.k', 'smena.outbox.me.texts.1.k.more'];
    expect([[...storage.items.keys()], shown(), server.arrived]).toEqual([unreadable, [], []]);
  });
});
