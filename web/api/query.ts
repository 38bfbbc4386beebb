import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Answer, Endpoint, Request } from '#shared/contracts/endpoint.ts';
import { api } from './client.ts';
import { withNewerRecord } from './newer-record.ts';
import type { ApiProblem } from './problem.ts';
import { refreshArea } from './refresh-area.ts';
import { createRequestKeys } from './request-keys.ts';

const keyOf = <E extends Endpoint>(contract: E, request: Request<E>) => [contract.area, contract.name, request];

/**
 * A list keeps its last page while the next one loads. For other data, old content under a new address would mislead.
 */
const isNextPage = (contract: Endpoint, current: Asking, before: Asking | undefined): boolean =>
  'per_page' in (contract.query?.shape ?? {}) && JSON.stringify(current.params) === JSON.stringify(before?.params);
type Asking = { params?: unknown };

/**
 * Reads: `const stores = useGet(listStores, { query })`. A list keeps its last page while the next one loads. Live
 * screens pass `refetchInterval`; `enabled: false` delays the request.
 */
export const useGet = <E extends Endpoint>(
  contract: E,
  request: Request<E>,
  options: { enabled?: boolean; refetchInterval?: number } = {},
) =>
  useQuery<Answer<E>, ApiProblem>({
    queryKey: keyOf(contract, request),
    queryFn: ({ signal }) => api(contract, request, { signal }),
    placeholderData: (previous, query) =>
      isNextPage(contract, request, query?.queryKey[2] as Asking | undefined) ? previous : undefined,
    ...options,
  });

/** JSON cannot represent a File, so its name, size and time identify it. */
const nameFiles = (_: string, value: unknown) =>
  value instanceof File ? [value.name, value.size, value.lastModified] : value;

/**
 * Writes: `const save = useSend(updateStore)`, then `save.mutateAsync({ params, body })`. On success the answer replaces
 * the older record in the cache, and the contract's area is refreshed in the background; the caller of several requests
 * passes `refetches: false` and refreshes once. While the outcome is unknown, the same request is
 * retried with the same idempotency key.
 */
export const useSend = <E extends Endpoint>(contract: E, { refetches = true }: { refetches?: boolean } = {}) => {
  const client = useQueryClient();
  const [keys] = useState(createRequestKeys);
  return useMutation<Answer<E>, ApiProblem, Request<E>>({
    mutationFn: async (request) => {
      const text = JSON.stringify(request, nameFiles);
      try {
        const answer = await api(contract, request, { key: keys.keyOf(text) });
        keys.settle(text);
        return answer;
      } catch (error) {
        keys.settle(text, error);
        throw error;
      }
    },
    onSuccess: (answer) => {
      client.setQueriesData({ queryKey: [contract.area] }, (cached: unknown) => withNewerRecord(cached, answer));
      // Not awaited: the change is done, and on a slow connection the queries may take long.
      if (refetches) void refreshArea(client, contract.area);
    },
  });
};
