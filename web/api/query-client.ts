import { QueryClient } from '@tanstack/react-query';
import { onLanguageChanged } from '../ui/i18n.ts';
import { onClearCaches } from './load-me.ts';

/** The client repeats by itself (api/client.ts), so queries do not. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: false, staleTime: 10_000 },
    // What is sent without a connection fails at once and says so, instead of going out unasked when it is back.
    mutations: { retry: false, networkMode: 'always' },
  },
});
onClearCaches(() => queryClient.clear());

/** The API answers in the reader's language. What is on the screen stays until its answer in the new one has come. */
onLanguageChanged(() => {
  queryClient.removeQueries({ type: 'inactive' });
  // A request that is on its way asks for the old language.
  void queryClient.cancelQueries();
  void queryClient.invalidateQueries();
});
