// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Post } from '#shared/contracts/chats.ts';
import type { User } from '#shared/contracts/me.ts';
import { cacheMe } from '../../api/load-me.ts';
import { queryClient } from '../../api/query-client.ts';
import * as session from '../../api/session.ts';
import { closeHook, runHook } from '../../testing/run-hook.ts';
import { useLiveChat } from './use-live-chat.ts';

/** A fake of the browser's WebSocket: the network is not ours. */
class FakeSocket extends EventTarget {
  static readonly OPEN = 1;
  static latest: FakeSocket;
  readyState = 0;
  onmessage: ((event: MessageEvent) => void) | null = null;
  seq = 0;
  constructor() {
    super();
    FakeSocket.latest = this;
  }
  send = () => undefined;
  close = () => void (this.readyState = 3);
  receive(event: string, data: object = {}, channel_id = 'channel') {
    const message = { event, data, broadcast: { channel_id }, seq: this.seq++ };
    this.onmessage?.(new MessageEvent('message', { data: JSON.stringify(message) }));
  }
}

const post = (number: number, more: Partial<Post> = {}): Post => ({
  id: `post ${number}`,
  create_at: 100_000 + number,
  update_at: 100_000 + number,
  edit_at: 0,
  delete_at: 0,
  user_id: 'anna',
  channel_id: 'channel',
  root_id: '',
  message: `text ${number}`,
  type: '',
  props: { fio: 'Anna', side: 'client', number },
  file_ids: [],
  pending_post_id: '',
  metadata: { files: [] },
  ...more,
});
const channel = (id: string) => ({ id, last_post_at: 100_001, last: null, count: 1, unread: 0 });

const listKey = ['chats', 'list-channels', { query: { page: '1' } }];
const channelKey = ['chats', 'get-channel', { params: { id: 'channel' } }];
const postsKey = ['chats', 'posts', 'channel'];
const cached = <T>(key: readonly unknown[]) => queryClient.getQueryData<T>(key);
const texts = () => cached<{ all: Post[] }>(postsKey)?.all.flatMap((one) => (one.delete_at === 0 ? one.message : []));
const listed = () => cached<{ data: object[] }>(listKey)?.data;

const open = async (page = '1') => {
  const screen = await runHook(useLiveChat, { props: page, client: queryClient });
  await screen.act(() => FakeSocket.latest.receive('hello', { connection_id: 'one' }));
  return screen;
};
/** The keys of the queries that were fetched again. */
let invalidated: unknown[];

beforeEach(() => {
  vi.spyOn(console, 'log').mockReturnValue(undefined);
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('fetch', async () => Response.json({ data: { token: 'token', expires_at: '' } }));
  vi.spyOn(session, 'accessToken').mockResolvedValue('token');
  invalidated = [];
  vi.spyOn(queryClient, 'invalidateQueries').mockImplementation(async (filters) => {
    invalidated.push(filters?.queryKey);
  });
  cacheMe({ id: 'me', roles: ['ROLE_ADMIN'] } as User);
  queryClient.clear();
  queryClient.setQueryData(listKey, { data: [channel('other'), channel('channel')] });
  queryClient.setQueryData(channelKey, { data: channel('channel') });
  queryClient.setQueryData(postsKey, { all: [post(1)], hasEarlier: false });
});
afterEach(() => {
  vi.restoreAllMocks();
  queryClient.clear();
});

describe('the connection of the screen', () => {
  it('is live after the greeting, which fetches what was missed', async () => {
    const screen = await open();
    expect(screen.now().isLive).toBe(true);
    expect(invalidated).toEqual([
      ['chats', 'posts'],
      ['chats', 'list-channels'],
    ]);
  });

  it('shows a new post at once, in the conversation and in the list', async () => {
    const screen = await open();
    await screen.act(() => FakeSocket.latest.receive('posted', { post: JSON.stringify(post(2)) }));
    expect(texts()).toEqual(['text 1', 'text 2']);
    const shown = { last_post_at: 100_002, unread: 1, count: 2, last: { text: 'text 2', by: { fio: 'Anna' } } };
    expect(listed()).toMatchObject([
      { id: 'other', last_post_at: 100_001 },
      { id: 'channel', ...shown },
    ]);
    expect(cached(channelKey)).toMatchObject({ data: shown });
    // The same post again, as after a reconnection.
    await screen.act(() => FakeSocket.latest.receive('posted', { post: JSON.stringify(post(2)) }));
    expect(texts()).toEqual(['text 1', 'text 2']);
    expect(cached(channelKey)).toMatchObject({ data: shown });
  });

  it('does not count an own post, which another tab has sent, as unread', async () => {
    const screen = await open();
    await screen.act(() => FakeSocket.latest.receive('posted', { post: JSON.stringify(post(2, { user_id: 'me' })) }));
    expect(cached(channelKey)).toMatchObject({ data: { unread: 0, count: 2 } });
  });

  it('fetches what is missing when a post comes without the one before it', async () => {
    const screen = await open();
    invalidated = [];
    await screen.act(() => FakeSocket.latest.receive('posted', { post: JSON.stringify(post(3)) }));
    expect(invalidated).toContainEqual(postsKey);
  });

  it('replaces an edited post and removes a deleted one', async () => {
    const screen = await open();
    const edited = post(1, { message: 'new', edit_at: 200_000, update_at: 200_000 });
    await screen.act(() => FakeSocket.latest.receive('post_edited', { post: JSON.stringify(edited) }));
    expect(texts()).toEqual(['new']);
    const deleted = post(1, { message: '', delete_at: 300_000, update_at: 300_000 });
    await screen.act(() => FakeSocket.latest.receive('post_deleted', { post: JSON.stringify(deleted) }));
    expect(texts()).toEqual([]);
  });

  it('shows who is writing until the post comes', async () => {
    const screen = await open();
    await screen.act(() => FakeSocket.latest.receive('typing', { user_id: 'me' }));
    expect(screen.now().typing).toBeNull();
    await screen.act(() => FakeSocket.latest.receive('typing', { user_id: 'anna' }));
    expect(screen.now().typing).toMatchObject({ channel_id: 'channel', user_id: 'anna' });
    await screen.act(() => FakeSocket.latest.receive('posted', { post: JSON.stringify(post(2)) }));
    expect(screen.now().typing).toBeNull();
  });

  it('marks what was read in another tab, and fetches how far the other side has read', async () => {
    const screen = await open();
    queryClient.setQueryData(channelKey, { data: { ...channel('channel'), unread: 3 } });
    await screen.act(() => FakeSocket.latest.receive('channel_viewed', { channel_id: 'channel', user_id: 'me' }));
    expect(cached(channelKey)).toMatchObject({ data: { unread: 0 } });
    invalidated = [];
    await screen.act(() => FakeSocket.latest.receive('channel_viewed', { channel_id: 'channel', user_id: 'anna' }));
    expect(invalidated).toEqual([channelKey]);
  });

  it('only logs what it does not understand, and ends with the screen', async () => {
    const logged = vi.spyOn(console, 'error').mockReturnValue(undefined);
    const screen = await open();
    await screen.act(() => FakeSocket.latest.receive('posted', { post: '{}' }));
    expect(logged).toHaveBeenCalledOnce();
    closeHook();
    expect(FakeSocket.latest.readyState).toBe(3);
  });
});
