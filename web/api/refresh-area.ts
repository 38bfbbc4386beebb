import type { QueryClient } from '@tanstack/react-query';
import { invalidate } from './invalidate.ts';
import { isFinalRefusal } from './problem.ts';

/**
 * After a write: shown queries of the contract's area are fetched again and keep their data until then. The others are
 * forgotten, so that a screen which is opened next does not show rows from before the write.
 */
export const refreshArea = (client: QueryClient, area: string): Promise<void> => {
  const queryKey = [area];
  // A query that a screen holds disabled is not active either.
  client.removeQueries({ queryKey, type: 'inactive', predicate: (query) => query.getObserversCount() === 0 });
  return invalidate(client, { queryKey }, { aborts: true });
};

/**
 * Refreshes after a write that succeeded (`error` is null), or that was refused because of what is stored: the record
 * has changed, is gone, or is no longer the user's. A refusal that names fields, or that a reason can lift, is about
 * the request.
 */
export const refreshAfter = async (client: QueryClient, area: string, error: unknown): Promise<void> => {
  if (!error || isAboutStored(error)) await refreshArea(client, area);
};

const isAboutStored = (error: unknown): boolean =>
  isFinalRefusal(error) && Object.keys(error.fields).length === 0 && error.warnings.length === 0;
