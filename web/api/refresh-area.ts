import type { QueryClient } from '@tanstack/react-query';

/**
 * After a write: shown queries of the contract's area are fetched again and keep their data until then. The others are
 * forgotten, so that a screen which is opened next does not show rows from before the write.
 */
export const refreshArea = (client: QueryClient, area: string): Promise<void> => {
  const queryKey = [area];
  // A query that a screen holds disabled is not active either.
  client.removeQueries({ queryKey, type: 'inactive', predicate: (query) => query.getObserversCount() === 0 });
  return client.invalidateQueries({ queryKey });
};
