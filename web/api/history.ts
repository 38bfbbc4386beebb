import { useInfiniteQuery } from '@tanstack/react-query';
import type { InfiniteData } from '@tanstack/react-query';
import type { ApiProblem } from './problem.ts';

type Page<Entry> = { page: number; per_page: number; total: number; data: Entry[] };

/**
 * A list that is paged from its newest entry: `entries` are those of all open pages, oldest first, and `showEarlier`
 * opens one more page. Open pages are read again one after another, newest first. A new entry moves older ones to later
 * pages, so an entry can come twice, which is corrected here, but none is skipped.
 */
export const useHistory = <Entry>(
  queryKey: readonly string[],
  load: (page: string, signal: AbortSignal) => Promise<Page<Entry>>,
  refetchInterval: number,
) => {
  const query = useInfiniteQuery<Page<Entry>, ApiProblem, InfiniteData<Page<Entry>>, readonly string[], number>({
    queryKey,
    queryFn: ({ pageParam, signal }) => load(String(pageParam), signal),
    initialPageParam: 1,
    getNextPageParam: ({ page, per_page, total }) => (page * per_page < total ? page + 1 : undefined),
    refetchInterval,
  });
  const read = query.data?.pages.toReversed().flatMap(({ data }) => data);
  return {
    /** undefined until the first page is there. */
    entries: read && [...new Map(read.map((entry) => [JSON.stringify(entry), entry])).values()],
    total: query.data?.pages[0]?.total ?? 0,
    hasEarlier: query.hasNextPage,
    isLoadingEarlier: query.isFetchingNextPage,
    showEarlier: () => query.fetchNextPage(),
    /** Why there are no entries, or why the next earlier page could not be loaded. */
    error: read && !query.isFetchNextPageError ? null : query.error,
    isLoading: query.isFetching,
    retry: () => void (query.isFetchNextPageError ? query.fetchNextPage() : query.refetch()),
  };
};
