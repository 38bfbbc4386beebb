import { QueryClient } from '@tanstack/react-query';
import { onForget } from './load-me.ts';

/** The client repeats by itself (api/client.ts), so queries do not. */
export const queryClient = new QueryClient({
  defaultOptions: { queries: { retry: false, staleTime: 10_000 }, mutations: { retry: false } },
});
onForget(() => queryClient.clear());
