import { QueryClientProvider } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { queryClient } from './query-client.ts';

/** Around everything that reads by api/query.ts; signing in does without. */
export const withQueries = <P extends object>(Inside: ComponentType<P>): ComponentType<P> =>
  function Queries(props: P) {
    return (
      <QueryClientProvider client={queryClient}>
        <Inside {...props} />
      </QueryClientProvider>
    );
  };
