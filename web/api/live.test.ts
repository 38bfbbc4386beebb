import type { InvalidateQueryFilters } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isAffected } from './fetch-changes.ts';
import { liveState } from './live-state.ts';
import keepLive from './live.ts';
import { queryClient } from './query-client.ts';
import * as session from './session.ts';

describe('a cached reply', () => {
  const changes = new Map([['shifts', new Map([['a', 3]])]]);
  const record = (version: number) => ({ data: { id: 'a', version } });
  const of = (id: string) => ({ params: { id } });
  it.each([
    ['a list of the area', ['shifts', 'list-shifts', { query: {} }], { data: [], total: 0 }, true],
    ['a list without data', ['shifts', 'list-shifts', { query: {} }], undefined, true],
    ['the record in an older version', ['shifts', 'get-shift', of('a')], record(2), true],
    ['the record in this version', ['shifts', 'get-shift', of('a')], record(3), false],
    ['another record', ['shifts', 'get-shift', of('b')], record(1), false],
    ['the history of the record', ['shifts', 'list-comments', of('a'), 'pages'], { pages: [] }, true],
    ['the history of another record', ['shifts', 'list-comments', of('b'), 'pages'], { pages: [] }, false],
    ['what depends on other records', ['shifts', 'list-candidates', of('b')], { data: [] }, true],
    ['another area', ['stores', 'list-stores', {}], { data: [] }, false],
  ])('is fetched again if it may differ: %s', (_, key, data, expected) => {
    expect(isAffected(changes, key, data)).toBe(expected);
  });

  it('that counts people and requests is fetched again after a notification', () => {
    const notified = new Map([['notifications', new Map([['n', 1]])]]);
    expect(isAffected(notified, ['shifts', 'get-dashboard', {}], { data: {} })).toBe(true);
    expect(isAffected(notified, ['shifts', 'list-shifts', {}], { data: [] })).toBe(false);
  });
});

/** A fake of the browser's WebSocket: the network is not ours. */
class FakeSocket extends EventTarget {
  static all: FakeSocket[] = [];
  sent: string[] = [];
  isClosed = false;
  constructor() {
    super();
    FakeSocket.all.push(this);
  }
  static answers = true;
  pings = 0;
  send = (text: string) => {
    if (text !== '{"ping":true}') return void this.sent.push(text);
    this.pings++;
    if (FakeSocket.answers) this.receive({ pong: true });
  };
  close = () => {
    if (!this.isClosed) this.dispatchEvent(new Event('close'));
    this.isClosed = true;
  };
  open = () => this.dispatchEvent(new Event('open'));
  receive = (message: object) => this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }));
}
const last = () => FakeSocket.all.at(-1) ?? new FakeSocket();
const until = (minutes: number) => ({ subscribed: { until: new Date(Date.now() + minutes * 60_000).toISOString() } });

describe('the connection', () => {
  let end: () => void;
  let fetches: number;
  let page: EventTarget;
  let filters: InvalidateQueryFilters | undefined;
  beforeEach(() => {
    vi.useFakeTimers();
    FakeSocket.all = [];
    FakeSocket.answers = true;
    vi.stubGlobal('WebSocket', FakeSocket);
    vi.stubGlobal('document', { hidden: false });
    page = new EventTarget();
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
    vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
    vi.spyOn(session, 'accessToken').mockResolvedValue('token');
    fetches = 0;
    vi.spyOn(queryClient, 'invalidateQueries').mockImplementation(async (given) => {
      fetches++;
      filters = given;
    });
    end = keepLive({ account: 'me', address: 'wss://smena/api/live' });
  });
  afterEach(() => {
    end();
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
  const start = async () => {
    last().open();
    await vi.advanceTimersByTimeAsync(0);
    last().receive(until(60));
  };

  it('authenticates with its first message, never in the address, and then fetches what it may have missed', async () => {
    await start();
    expect(last().sent).toEqual([JSON.stringify({ token: 'token', account_id: 'me' })]);
    expect(liveState.read()).toBe('live');
    expect(fetches).toBe(1);
  });

  it('renews before it idles, with a new token if the old one would expire', async () => {
    await start();
    await vi.advanceTimersByTimeAsync(8 * 60_000);
    expect(last().sent).toHaveLength(2);
    expect(session.accessToken).toHaveBeenLastCalledWith(false);
    last().receive(until(8));
    await vi.advanceTimersByTimeAsync(8 * 60_000);
    expect(session.accessToken).toHaveBeenLastCalledWith(true);
    expect(fetches).toBe(1);
  });

  it('fetches at most once per second, whatever number of changes comes', async () => {
    await start();
    fetches = 0;
    for (let n = 0; n < 40; n++) {
      last().receive({ changes: [{ area: 'shifts', id: `${n}`, version: 1 }] });
      await vi.advanceTimersByTimeAsync(100);
    }
    await vi.advanceTimersByTimeAsync(1000);
    expect(fetches).toBeGreaterThanOrEqual(4);
    expect(fetches).toBeLessThanOrEqual(5);
  });

  it('fetches a change once, half a second after it, when the indexes show it, and then nothing', async () => {
    await start();
    fetches = 0;
    const change = (id: string, version: number) => ({ area: 'shifts', id, version }) as const;
    const record = (id: string, version: number) => ({
      queryKey: ['shifts', 'get-shift', { params: { id } }],
      state: { data: { data: { id, version } } },
    });
    const isFetched = () =>
      [record('a', 1), record('a', 2), record('b', 0)].map((query) => filters?.predicate?.(query as never));
    // The events of one record may come in another order.
    last().receive({ changes: [change('a', 2), change('a', 1)] });
    await vi.advanceTimersByTimeAsync(400);
    expect(fetches).toBe(0);
    await vi.advanceTimersByTimeAsync(10_000);
    expect([fetches, isFetched()]).toEqual([1, [true, false, false]]);
    last().receive({ changes: [change('b', 1)] });
    await vi.advanceTimersByTimeAsync(10_000);
    expect([fetches, isFetched()]).toEqual([2, [false, false, true]]);
  });

  it('fetches a change that came just before a fetch once more, because the indexes may not show it yet', async () => {
    await start();
    fetches = 0;
    last().receive({ changes: [{ area: 'shifts', id: 'a', version: 2 }] });
    await vi.advanceTimersByTimeAsync(400);
    last().receive({ changes: [{ area: 'shifts', id: 'b', version: 2 }] });
    await vi.advanceTimersByTimeAsync(100);
    expect(fetches).toBe(1);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(fetches).toBe(2);
  });

  it('marks what changed while the page is hidden, and fetches it only when it is shown', async () => {
    vi.stubGlobal('document', { hidden: true });
    await start();
    expect(filters?.refetchType).toBe('none');
    last().receive({ changes: [{ area: 'shifts', id: 'a', version: 2 }] });
    await vi.advanceTimersByTimeAsync(1000);
    expect([fetches, filters?.refetchType]).toEqual([2, 'none']);
    last().receive({ changes: [{ area: 'shifts', id: 'a', version: 3 }] });
    vi.stubGlobal('document', { hidden: false });
    await vi.advanceTimersByTimeAsync(1000);
    expect([fetches, filters?.refetchType]).toEqual([3, 'active']);
  });

  it('comes back after growing pauses, and screens poll after eight seconds without it', async () => {
    await start();
    last().close();
    expect(liveState.read()).toBe('connecting');
    for (let seconds = 0; seconds < 600; seconds++) {
      await vi.advanceTimersByTimeAsync(1000);
      last().close();
    }
    expect(liveState.read()).toBe('late');
    expect(FakeSocket.all.length).toBeGreaterThan(10);
    expect(FakeSocket.all.length).toBeLessThan(30);
    const before = FakeSocket.all.length;
    while (FakeSocket.all.length === before) await vi.advanceTimersByTimeAsync(1000);
    fetches = 0;
    await start();
    expect(liveState.read()).toBe('live');
    expect(fetches).toBe(1);
    const lost = FakeSocket.all.length;
    last().close();
    await vi.advanceTimersByTimeAsync(1000);
    expect(FakeSocket.all).toHaveLength(lost + 1);
  });

  it('that no longer answers is replaced, although it was not closed, and the screens fetch what they may have missed', async () => {
    await start();
    await vi.advanceTimersByTimeAsync(65_000);
    expect([last().pings, liveState.read()]).toEqual([3, 'live']);
    FakeSocket.answers = false;
    const broken = last();
    // It breaks without an event.
    broken.close = () => {};
    fetches = 0;
    await vi.advanceTimersByTimeAsync(20_000);
    expect([broken.pings, liveState.read()]).toEqual([4, 'connecting']);
    await vi.advanceTimersByTimeAsync(8000);
    expect([liveState.read(), fetches]).toEqual(['late', 1]);
    expect(FakeSocket.all.length).toBeGreaterThan(1);
    // What the old one still says counts for nothing.
    broken.receive(until(60));
    expect(liveState.read()).toBe('late');
  });

  it('that is closed instead of accepted is followed by a fetch at once, once per break, because the session may have ended', async () => {
    const refuse = async () => {
      last().open();
      await vi.advanceTimersByTimeAsync(0);
      last().receive({ refused: true });
      last().close();
    };
    await start();
    fetches = 0;
    last().close();
    await vi.advanceTimersByTimeAsync(1000);
    expect([FakeSocket.all.length, fetches]).toEqual([2, 0]);
    await refuse();
    expect([fetches, liveState.read()]).toEqual([1, 'connecting']);
    await vi.advanceTimersByTimeAsync(2000);
    await refuse();
    expect([FakeSocket.all.length, fetches]).toEqual([3, 1]);

    await vi.advanceTimersByTimeAsync(4000);
    await start();
    fetches = 0;
    last().close();
    await vi.advanceTimersByTimeAsync(1000);
    await refuse();
    expect(fetches).toBe(1);
  });

  it.each([
    ['never opens', () => {}],
    ['opens and never answers', () => last().open()],
    [
      'answers with an error of the gateway',
      () => {
        last().open();
        last().receive({ message: 'Internal server error', connectionId: 'c', requestId: 'r' });
      },
    ],
  ])('that %s is replaced', async (_, answer) => {
    answer();
    await vi.advanceTimersByTimeAsync(14_000);
    expect(FakeSocket.all).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(3000);
    expect([FakeSocket.all.length, FakeSocket.all[0]?.isClosed]).toEqual([2, true]);
    await start();
    expect(liveState.read()).toBe('live');
  });

  it('is tried again without a token, because the session may not be loaded yet', async () => {
    vi.mocked(session.accessToken).mockResolvedValueOnce(null);
    last().open();
    await vi.advanceTimersByTimeAsync(1000);
    expect([FakeSocket.all.length, FakeSocket.all[0]?.sent]).toEqual([2, []]);
  });

  it('whose renewal is not answered is replaced, although its pings are', async () => {
    await start();
    await vi.advanceTimersByTimeAsync(8 * 60_000 + 17_000);
    expect([FakeSocket.all.length, FakeSocket.all[0]?.sent.length]).toEqual([2, 2]);
  });

  it('with errors of the gateway as answers is replaced', async () => {
    await start();
    FakeSocket.answers = false;
    const failing = setInterval(() => last().receive({ message: 'Internal server error' }), 1000);
    await vi.advanceTimersByTimeAsync(27_000);
    clearInterval(failing);
    expect(FakeSocket.all.length).toBeGreaterThan(1);
  });

  it('is tried at once when the network is back, or asked when it seems to work', async () => {
    for (let seconds = 0; seconds < 300; seconds++) {
      last().close();
      await vi.advanceTimersByTimeAsync(1000);
    }
    const before = FakeSocket.all.length;
    page.dispatchEvent(new Event('online'));
    expect(FakeSocket.all).toHaveLength(before + 1);
    await start();
    page.dispatchEvent(new Event('online'));
    expect([FakeSocket.all.length, last().pings]).toEqual([before + 1, 1]);
    // The try that the growing pause had planned is not made beside it.
    await vi.advanceTimersByTimeAsync(60_000);
    expect([FakeSocket.all.length, liveState.read()]).toEqual([before + 1, 'live']);
  });

  it('that was being opened when the network came back is replaced and closed', () => {
    const [former] = FakeSocket.all;
    page.dispatchEvent(new Event('online'));
    expect([FakeSocket.all.length, former?.isClosed, last().isClosed]).toEqual([2, true, false]);
  });

  it('is not asked while the page is hidden', async () => {
    await start();
    FakeSocket.answers = false;
    vi.stubGlobal('document', { hidden: true });
    await vi.advanceTimersByTimeAsync(120_000);
    expect([last().pings, liveState.read()]).toEqual([0, 'live']);
    vi.stubGlobal('document', { hidden: false });
    await vi.advanceTimersByTimeAsync(30_000);
    expect(liveState.read()).not.toBe('live');
  });

  it('is closed at the end and does not come back', async () => {
    await start();
    fetches = 0;
    last().receive({ changes: [{ area: 'shifts', id: 'a', version: 2 }] });
    end();
    await vi.advanceTimersByTimeAsync(120_000);
    page.dispatchEvent(new Event('online'));
    expect([FakeSocket.all.length, fetches]).toEqual([1, 0]);
    expect(liveState.read()).toBe('off');
  });

  it('that is ended before its token has loaded sends nothing', async () => {
    last().open();
    end();
    await vi.advanceTimersByTimeAsync(0);
    expect(last().sent).toEqual([]);
  });
});
