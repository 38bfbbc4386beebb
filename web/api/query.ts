import {
  type MutationOptions,
  type QueryClient,
  useMutation,
  useQueries,
  useQuery,
  useQueryClient,
  type UseQueryOptions,
} from '@tanstack/react-query';
import type { Answer, Endpoint, Request } from '#shared/contracts/endpoint.ts';
import { maxValues } from '#shared/contracts/fields.ts';
import { inParts } from '#shared/domain/parts.ts';
import type { Language } from '#shared/domain/public-pages.ts';
import { useLanguage } from '../ui/i18n.ts';
import { api } from './client.ts';
import { useLiveInterval } from './live-state.ts';
import { withNewerRecord } from './newer-record.ts';
import type { ApiProblem } from './problem.ts';
import { queryOf } from './query-of.ts';
import { refreshAfter } from './refresh-area.ts';
import { withStaleCursor } from './stale-cursor.ts';

/**
 * Reads: `const stores = useGet(listStores, { query })`. A list keeps its last page while the next one loads. Replies
 * of the live areas (shared/domain/scope/live.ts) are fetched again when a record changes, and polled only while
 * there is no connection. Others, and replies that change with time alone, pass `refetchInterval` if they need it;
 * `enabled: false` delays the request. What rarely changes is in `staleTimes`.
 */
export const useGet = <E extends Endpoint>(
  contract: E,
  request: Request<E>,
  options: Pick<UseQueryOptions<Answer<E>, ApiProblem>, 'refetchInterval'> & { enabled?: boolean } = {},
) => {
  const language = useLanguage();
  const liveInterval = useLiveInterval(contract.area);
  return useQuery<Answer<E>, ApiProblem>({
    ...readOf(contract, language, request),
    refetchInterval: liveInterval,
    ...options,
  });
};

/** What `useGet` reads, for reading it without a component. */
export const readOf = <E extends Endpoint>(contract: E, language: Language, request: Request<E>) => ({
  ...queryOf(contract, language, contract.name, request),
  queryFn: ({ signal }: { signal: AbortSignal }): Promise<Answer<E>> =>
    withStaleCursor(request, (sent) => api(contract, sent, { signal })),
});

/**
 * The rows of a list with the given ids, of any number: one request per `maxValues` of them. `request` makes a request
 * of ids, sorted and each once. `answers` are those that have arrived.
 */
export const useGetByIds = <E extends Endpoint>(
  contract: E,
  ids: readonly string[],
  request: (ids: string[]) => Request<E>,
  { enabled = true }: { enabled?: boolean } = {},
): { answers: readonly Answer<E>[]; isPending: boolean } => {
  const language = useLanguage();
  const refetchInterval = useLiveInterval(contract.area);
  return useQueries({
    queries: inParts([...new Set(ids)].toSorted(), maxValues).map((part) => ({
      ...readOf(contract, language, request(part)),
      refetchInterval,
      enabled,
    })),
    combine: together<Answer<E>>,
  });
};
/** The same function at each render, so that the result keeps its identity. */
const together = <A>(parts: readonly { data: A | undefined; isPending: boolean }[]) => ({
  answers: parts.flatMap(({ data }) => (data === undefined ? [] : [data])),
  isPending: parts.some(({ isPending }) => isPending),
});

/**
 * Writes: `const save = useSend(updateStore)`, then `save.mutateAsync({ params, body })`. On success the answer
 * replaces the older record in the cache. After success, and after a refusal because of what is stored, the contract's
 * area is refreshed in the background; the caller of several requests passes `refetches: false` and refreshes once.
 * While the outcome is unknown, the same request keeps its idempotency key (client.ts).
 */
export const useSend = <E extends Endpoint>(contract: E, options: { refetches?: boolean } = {}) =>
  useMutation(writeOf(useQueryClient(), contract, options));

export const writeOf = <E extends Endpoint>(
  client: QueryClient,
  contract: E,
  { refetches = true }: { refetches?: boolean } = {},
): MutationOptions<Answer<E>, ApiProblem, Request<E>> => ({
  mutationFn: (request) => api(contract, request),
  onSuccess: (answer) => {
    client.setQueriesData({ queryKey: [contract.area] }, (cached: unknown) => withNewerRecord(cached, answer));
  },
  // Not awaited: the change is done, and on a slow connection the queries may take long.
  onSettled: (_, error) => {
    if (refetches) void refreshAfter(client, contract.area, error);
  },
});
