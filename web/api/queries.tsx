import { QueryClientProvider } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { queryClient } from './query-client.ts';

/** Provides the query client to components that use api/query.ts. The sign-in pages do not need it. */
export const withQueries = <P extends object>(Inside: ComponentType<P>): ComponentType<P> =>
  function Queries(props: P) {
    return (
      <QueryClientProvider client={queryClient}>
        <Inside {...props} />
      </QueryClientProvider>
    );
  };
