import type { InvalidateQueryFilters, Query, QueryClient } from '@tanstack/react-query';

type Options = {
  /**
   * Whether a running request of a query with data is aborted and sent again: only for rare causes. One that opens a
   * further page is not: sent again, the query would read the open pages only, and the reader's press would be lost.
   */
  aborts?: boolean;
};

/**
 * Invalidates queries and fetches the shown ones. A running request may have read the time before the change, but its
 * answer would end the invalidation. Such a query is invalidated again after the answer, if it is still affected then.
 * Changes more frequent than answers would abort every request, so by default none is aborted.
 */
export const invalidate = (
  client: QueryClient,
  filters: InvalidateQueryFilters,
  { aborts = false }: Options = {},
): Promise<void> => {
  const running = client
    .getQueryCache()
    .findAll({ ...filters, fetchStatus: 'fetching' })
    .filter((query) => !aborts || query.state.data === undefined || opensPage(query));
  const again = running.map((query) => invalidateAfterAnswer(client, filters, query));
  const among = (isMeant: (query: Query) => boolean): InvalidateQueryFilters => ({
    ...filters,
    predicate: (query) => isMeant(query) && (filters.predicate?.(query) ?? true),
  });
  const now = aborts
    ? [
        client.invalidateQueries(
          among((query) => !opensPage(query)),
          { cancelRefetch: true },
        ),
        client.invalidateQueries(among(opensPage), { cancelRefetch: false }),
      ]
    : [client.invalidateQueries(filters, { cancelRefetch: false })];
  return Promise.all([...now, ...again]).then(() => undefined);
};

const opensPage = ({ state: { fetchMeta, fetchStatus } }: Query): boolean =>
  fetchStatus === 'fetching' && Boolean(fetchMeta?.fetchMore);

const invalidateAfterAnswer = async (client: QueryClient, filters: InvalidateQueryFilters, query: Query) => {
  await query.fetch().catch(() => undefined); // the running request
  // A request that has started since then is new enough.
  if (query.state.fetchStatus !== 'idle') return;
  const isAffected = (one: Query) => one === query && (filters.predicate?.(one) ?? true);
  await client.invalidateQueries({ ...filters, predicate: isAffected }, { cancelRefetch: false });
};
