import { onlineManager, QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, it } from 'vitest';
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
