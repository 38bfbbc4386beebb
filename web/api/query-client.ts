import { QueryClient } from '@tanstack/react-query';
import { onForget } from './load-me.ts';

/** The client repeats by itself (api/client.ts), so queries do not. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: false, staleTime: 10_000 },
    // What is sent without a connection fails at once and says so, instead of going out unasked when it is back.
    mutations: { retry: false, networkMode: 'always' },
  },
});
onForget(() => queryClient.clear());
