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

/**
 * The API answers in the user's language. After a change of language, old data stays visible until the new data has
 * loaded.
 */
onLanguageChanged(() => {
  queryClient.removeQueries({ type: 'inactive' });
  // Pending requests still ask for the old language.
  void queryClient.cancelQueries();
  void queryClient.invalidateQueries();
});
