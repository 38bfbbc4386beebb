import { type InfiniteData, type QueryKey, useInfiniteQuery } from '@tanstack/react-query';
import type { Endpoint } from '#shared/contracts/endpoint.ts';
import { useLanguage } from '../ui/i18n.ts';
import { useLiveInterval } from './live-state.ts';
import type { ApiProblem } from './problem.ts';
import { queryOf } from './query-of.ts';

type Page<Row> = { page: number; per_page: number; total: number; data: Row[] };
type RowOf<P> = P extends Page<infer Row> ? Row : never;

/**
 * A list that a screen opens page by page: `rows` are those of all open pages, and `showMore` opens one more. Open
 * pages are read again one after another. A new row moves others to later pages, so a row can come twice, which is
 * corrected here, but none is skipped. `request` is what the pages have in common.
 */
export const usePages = <P extends Page<unknown>>(
  contract: Endpoint,
  request: { params?: { id: string }; query?: Readonly<Record<string, string>> },
  load: (page: string, signal: AbortSignal) => Promise<P>,
) => {
  const language = useLanguage();
  const query = useInfiniteQuery<P, ApiProblem, InfiniteData<P>, QueryKey, number>({
    ...queryOf(contract, language, contract.name, request, 'pages'),
    queryFn: ({ pageParam, signal }) => load(String(pageParam), signal),
    initialPageParam: 1,
    getNextPageParam: ({ page, per_page, total }) => (page * per_page < total ? page + 1 : undefined),
    refetchInterval: useLiveInterval(contract.area),
  });
  const pages = query.data?.pages;
  return {
    pages,
    /** undefined until the first page is there. */
    rows: pages && distinct(pages.flatMap(({ data }) => data as RowOf<P>[])),
    total: pages?.[0]?.total ?? 0,
    hasMore: query.hasNextPage,
    isLoadingMore: query.isFetchingNextPage,
    showMore: () => query.fetchNextPage(),
    /** Why there are no rows, or why the next page could not be loaded. */
    error: pages && !query.isFetchNextPageError ? null : query.error,
    isLoading: query.isFetching,
    retry: () => void (query.isFetchNextPageError ? query.fetchNextPage() : query.refetch()),
  };
};

const distinct = <Row>(rows: readonly Row[]): Row[] => [
  ...new Map(rows.map((row) => [JSON.stringify(row), row])).values(),
];

/**
 * The history of a record, paged from its newest entry: `entries` are those of all open pages, oldest first, `newest` is
 * the page with the last ones.
 */
export const useHistory = <P extends Page<unknown>>(
  contract: Endpoint,
  id: string,
  load: (page: string, signal: AbortSignal) => Promise<P>,
) => {
  const { pages, hasMore, isLoadingMore, showMore, total, error, isLoading, retry } = usePages(
    contract,
    { params: { id } },
    load,
  );
  return {
    entries: pages && distinct(pages.toReversed().flatMap(({ data }) => data as RowOf<P>[])),
    newest: pages?.[0],
    total,
    hasEarlier: hasMore,
    isLoadingEarlier: isLoadingMore,
    showEarlier: showMore,
    error,
    isLoading,
    retry,
  };
};
