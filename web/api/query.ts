import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { Answer, Endpoint, Request } from '#shared/contracts/endpoint.ts';
import { api } from './client.ts';
import { ApiProblem } from './problem.ts';

const keyOf = <E extends Endpoint>(contract: E, request: Request<E>) => [contract.area, contract.name, request];

/**
 * Reads: `const stores = useGet(listStores, { query })`. The last page stays while the next one loads.
 * Live screens pass `refetchInterval`; `enabled: false` waits.
 */
export const useGet = <E extends Endpoint>(
  contract: E,
  request: Request<E>,
  options: { enabled?: boolean; refetchInterval?: number } = {},
) =>
  useQuery<Answer<E>, ApiProblem>({
    queryKey: keyOf(contract, request),
    queryFn: ({ signal }) => api(contract, request, { signal }),
    placeholderData: keepPreviousData,
    ...options,
  });

/** A file has no text: it is told by its name, size and time. */
const nameFiles = (_: string, value: unknown) =>
  value instanceof File ? [value.name, value.size, value.lastModified] : value;

/**
 * Writes: `const save = useSend(updateStore)`, then `save.mutateAsync({ params, body })`. What the area has read is read
 * again afterwards. Sent again unchanged after a lost connection, it carries the same key, so it acts once.
 */
export const useSend = <E extends Endpoint>(contract: E) => {
  const client = useQueryClient();
  const unanswered = useRef<{ text: string; key: string }>(null);
  return useMutation<Answer<E>, ApiProblem, Request<E>>({
    mutationFn: async (request) => {
      const text = JSON.stringify(request, nameFiles);
      const key = unanswered.current?.text === text ? unanswered.current.key : crypto.randomUUID();
      unanswered.current = { text, key };
      try {
        return await api(contract, request, { key });
      } catch (error) {
        if (!(error instanceof ApiProblem && error.code === 'network')) unanswered.current = null;
        throw error;
      }
    },
    onSuccess: () => {
      unanswered.current = null;
      return client.invalidateQueries({ queryKey: [contract.area] });
    },
  });
};
