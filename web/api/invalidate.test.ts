import { InfiniteQueryObserver, QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, describe, expect, it } from 'vitest';
import { invalidate } from './invalidate.ts';

const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
  client.clear();
});

/** A shown query. Each request waits until it is answered. */
const shown = (data?: string) => {
  const requests: { answer: (text: string) => void; signal: AbortSignal }[] = [];
  const queryKey = ['shifts', 'list'];
  if (data !== undefined) client.setQueryData(queryKey, data);
  const observer = new QueryObserver<string>(client, {
    queryKey,
    queryFn: ({ signal }) => new Promise((resolve) => requests.push({ answer: resolve, signal })),
  });
  ends.push(observer.subscribe(() => undefined));
  return { requests, read: () => observer.getCurrentResult().data };
};
const change = (aborts = false) => void invalidate(client, { queryKey: ['shifts'] }, { aborts });

describe('a change during a request', () => {
  it.each([false, true])('of the first load is fetched after it (aborts: %s)', async (aborts) => {
    const { requests, read } = shown();
    change(aborts);
    requests[0]?.answer('before');
    await expect.poll(() => requests.length).toBe(2);
    requests[1]?.answer('after');
    await expect.poll(read).toBe('after');
    expect(requests).toHaveLength(2);
  });

  it('never aborts it, so that a burst of changes shows something', async () => {
    const { requests, read } = shown('before');
    change();
    await expect.poll(() => requests.length).toBe(1);
    for (let times = 0; times < 5; times++) change();
    expect(requests.map(({ signal }) => signal.aborted)).toEqual([false]);
    requests[0]?.answer('first');
    await expect.poll(read).toBe('first');
    await expect.poll(() => requests.length).toBe(2);
    requests[1]?.answer('last');
    await expect.poll(() => client.isFetching()).toBe(0);
    expect([requests.length, read()]).toEqual([2, 'last']);
  });

  it('is not fetched again when the answer has it already', async () => {
    const { requests, read } = shown();
    void invalidate(client, { predicate: ({ state }) => state.data !== 'after' });
    requests[0]?.answer('after');
    await expect.poll(read).toBe('after');
    await expect.poll(() => client.isFetching()).toBe(0);
    expect(requests).toHaveLength(1);
  });

  it('replaces it after the own write, whose answer the screen shows already', async () => {
    const { requests } = shown('before');
    change();
    await expect.poll(() => requests.length).toBe(1);
    change(true);
    await expect.poll(() => requests.map(({ signal }) => signal.aborted)).toEqual([true, false]);
    requests[1]?.answer('after');
    await expect.poll(() => client.isFetching()).toBe(0);
    expect(requests).toHaveLength(2);
  });

  it('does not abort the opening of a further page, and fetches the pages again after it', async () => {
    const requested: { page: number; signal: AbortSignal; answer: (text: string) => void }[] = [];
    const observer = new InfiniteQueryObserver<string, Error, { pages: string[] }, string[], number>(client, {
      queryKey: ['shifts', 'pages'],
      queryFn: ({ pageParam: page, signal }) => new Promise((answer) => requested.push({ page, signal, answer })),
      initialPageParam: 1,
      getNextPageParam: (_, pages) => pages.length + 1,
    });
    ends.push(observer.subscribe(() => undefined));
    requested[0]?.answer('newest');
    await expect.poll(() => observer.getCurrentResult().isSuccess).toBe(true);
    void observer.fetchNextPage();
    change(true);
    await expect.poll(() => requested.length).toBe(2);
    expect(requested.map(({ page, signal }) => [page, signal.aborted])).toEqual([
      [1, false],
      [2, false],
    ]);
    requested[1]?.answer('earlier');
    await expect.poll(() => observer.getCurrentResult().data?.pages).toEqual(['newest', 'earlier']);
    await expect.poll(() => requested.length).toBe(3);
    requested[2]?.answer('newest, written');
    await expect.poll(() => requested.length).toBe(4);
    requested[3]?.answer('earlier');
    await expect.poll(() => observer.getCurrentResult().data?.pages).toEqual(['newest, written', 'earlier']);
  });
});
