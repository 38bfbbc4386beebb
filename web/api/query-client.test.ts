import { onlineManager, QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, it } from 'vitest';
import { clearCaches } from './load-me.ts';
import { queryClient } from './query-client.ts';

afterEach(() => {
  onlineManager.setOnline(true);
  queryClient.clear();
});

it('without a network a new query fails, so that the rows of the last one do not stay under its filter', async () => {
  onlineManager.setOnline(false);
  const observer = new QueryObserver(queryClient, {
    queryKey: ['shifts', 'other filter'],
    queryFn: () => Promise.reject(new Error('network')),
    placeholderData: ['a row of the last filter'],
  });
  const stop = observer.subscribe(() => undefined);
  await expect.poll(() => observer.getCurrentResult().status).toBe('error');
  expect(observer.getCurrentResult().data).toBeUndefined();
  stop();
});

it('without a network a write fails at once, so that it is not sent later without its user', async () => {
  onlineManager.setOnline(false);
  const write = queryClient
    .getMutationCache()
    .build(queryClient, { mutationFn: () => Promise.reject(new Error('network')) });
  const outcome = await Promise.race([
    write.execute(undefined).catch(() => 'failed'),
    new Promise((resolve) => setTimeout(resolve)),
  ]);
  expect([outcome, write.state.isPaused]).toEqual(['failed', false]);
});

it('keeps nothing of an account that is left', () => {
  queryClient.setQueryData(['settings', 'get-me'], { data: { id: 'a' } });
  clearCaches();
  expect(queryClient.getQueryCache().getAll()).toEqual([]);
});
