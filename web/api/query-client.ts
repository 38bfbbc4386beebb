import { QueryClient } from '@tanstack/react-query';
import { onLanguageChanged } from '../ui/i18n.ts';
import { onClearCaches } from './load-me.ts';

/** api/client.ts retries, so queries do not. */
export const queryClient = new QueryClient({
  defaultOptions: {
    // Offline, a query fails like any other request. A paused one would keep showing the rows of the last filter.
    queries: { retry: false, staleTime: 10_000, networkMode: 'offlineFirst' },
    // An offline write must fail at once. By default it would be paused and sent later without the user.
    mutations: { retry: false, networkMode: 'always' },
  },
});
onClearCaches(() => queryClient.clear());

/** Replies in the user's language have it in their keys (query-of.ts). A refusal of any read has a message in it. */
onLanguageChanged(() => {
  void queryClient.invalidateQueries({ predicate: ({ state }) => state.status === 'error' });
});
