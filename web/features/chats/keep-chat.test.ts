import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type ChatConnection, keepChat } from './keep-chat.ts';

/** A fake of the browser's WebSocket: the network is not ours. The client of Mattermost is the real one. */
class FakeSocket extends EventTarget {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readonly url: string;
  readyState = 0;
  sent: { action: string; data?: object }[] = [];
  onopen: ((event: Event) => void) | null = null;
  onmessage: ((event: MessageEvent) => void) | null = null;
  onclose: ((event: Event) => void) | null = null;
  onerror: ((event: Event) => void) | null = null;
  constructor(url: string) {
    super();
    this.url = url;
    FakeSocket.all.push(this);
  }
  send = (text: string) => void this.sent.push(JSON.parse(text) as { action: string });
  open = () => {
    this.readyState = 1;
    this.onopen?.(new Event('open'));
  };
  close = () => {
    if (this.readyState === 3) return;
    this.readyState = 3;
    this.onclose?.(new Event('close'));
  };
  receive = (message: object) => {
    const event = new MessageEvent('message', { data: JSON.stringify(message) });
    this.onmessage?.(event);
    this.dispatchEvent(event);
  };
  greet = () => this.receive({ event: 'hello', data: { connection_id: 'one' }, broadcast: {}, seq: 0 });
}
const last = () => FakeSocket.all.at(-1) ?? new FakeSocket('');
const challenge = (token: string) =>
  expect.objectContaining({ action: 'authentication_challenge', data: { token } }) as object;

describe('the connection of the chat', () => {
  let connection: ChatConnection;
  let tokens: number;
  let events: string[];
  let losses: number;
  beforeEach(async () => {
    vi.useFakeTimers();
    vi.spyOn(console, 'log').mockReturnValue(undefined);
    vi.spyOn(console, 'error').mockReturnValue(undefined);
    vi.stubGlobal('WebSocket', FakeSocket);
    FakeSocket.all = [];
    tokens = 0;
    events = [];
    losses = 0;
    connection = keepChat({
      address: 'wss://smena/api/v4/websocket',
      fetchToken: async () => `token ${++tokens}`,
      onMessage: ({ event }) => events.push(event),
      onLost: () => losses++,
    });
    await vi.advanceTimersByTimeAsync(0);
  });
  afterEach(() => {
    connection.end();
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  it('answers the challenge with the token and hands on what it hears', () => {
    last().open();
    expect(last().sent[0]).toEqual(challenge('token 1'));
    last().greet();
    last().receive({ event: 'posted', data: {}, broadcast: {}, seq: 1 });
    expect(events).toEqual(['hello', 'posted']);
  });

  it('comes back with the same token after a greeted connection is lost', async () => {
    last().open();
    last().greet();
    last().close();
    expect(losses).toBe(1);
    await vi.advanceTimersByTimeAsync(6000);
    expect([FakeSocket.all.length, tokens]).toEqual([2, 1]);
  });

  it.each([
    ['is refused', () => last().receive({ status: 'FAIL', seq_reply: 1, error: { id: 'api.web_socket' } })],
    ['ends without a greeting', () => last().close()],
  ])('gets a new token once it %s', async (_, happens) => {
    last().open();
    happens();
    await vi.advanceTimersByTimeAsync(6000);
    expect([FakeSocket.all.length, tokens, FakeSocket.all[0]?.readyState]).toEqual([2, 2, 3]);
    last().open();
    expect(last().sent[0]).toEqual(challenge('token 2'));
  });

  it('says that the person is writing every four seconds at most', async () => {
    last().open();
    last().greet();
    for (let key = 0; key < 10; key++) connection.type('channel');
    await vi.advanceTimersByTimeAsync(4000);
    connection.type('channel');
    const typing = last().sent.filter(({ action }) => action === 'user_typing');
    expect(typing.map(({ data }) => data)).toEqual([
      { channel_id: 'channel', parent_id: '' },
      { channel_id: 'channel', parent_id: '' },
    ]);
  });

  it('is over with its screen, also while it still connects', async () => {
    connection.end();
    expect(last().readyState).toBe(3);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(FakeSocket.all.length).toBe(1);
  });
});
