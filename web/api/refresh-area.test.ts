import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, it } from 'vitest';
import { refreshArea } from './refresh-area.ts';

const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
afterEach(() => client.clear());

it('after a write, queries that no screen shows are forgotten, and shown ones keep their data until they have loaded', async () => {
  client.setQueryData(['shifts', 'list'], 'before');
  client.setQueryData(['shifts', 'view'], 'before');
  client.setQueryData(['stores', 'list'], 'before');
  const loaded = Promise.withResolvers<string>();
  const shown = new QueryObserver(client, { queryKey: ['shifts', 'view'], queryFn: () => loaded.promise });
  const close = shown.subscribe(() => undefined);
  const waiting = new QueryObserver(client, { queryKey: ['shifts', 'count'], enabled: false });
  const closeWaiting = waiting.subscribe(() => undefined);

  const refreshed = refreshArea(client, 'shifts');
  expect(client.getQueryData(['shifts', 'list'])).toBeUndefined();
  expect(client.getQueryData(['shifts', 'view'])).toBe('before');
  expect(client.getQueryCache().find({ queryKey: ['shifts', 'count'] })).toBeDefined();
  loaded.resolve('after');
  await refreshed;
  expect(shown.getCurrentResult().data).toBe('after');
  expect(client.getQueryData(['stores', 'list'])).toBe('before');
  close();
  closeWaiting();
});
