import type { QueryKey } from '@tanstack/react-query';
import type { Endpoint } from '#shared/contracts/endpoint.ts';
import type { Language } from '#shared/domain/public-pages.ts';

/** Milliseconds. */
const minute = 60_000;
const hour = 60 * minute;

/**
 * How long a reply is shown again without a new request, in milliseconds, by the contract's name. Everything else
 * counts as old after 10 s (query-client.ts).
 */
export const staleTimes = {
  // Changed by an admin, a few times a year.
  'list-specialties': 5 * minute,
  // The law changes between releases.
  'list-holidays': 24 * hour,
  'list-phone-codes': 24 * hour,
  'get-document': minute,
  'list-document-versions': minute,
  'get-user-agreement': hour,
  'get-footer-company': 10 * minute,
  // Changed by this account only.
  'get-list-settings': 10 * minute,
} satisfies Record<string, number>;

type Read = Pick<Endpoint, 'area' | 'name' | 'localized' | 'query'>;
type Asking = { params?: unknown };

/**
 * The key, the age and the placeholder of a cached reply. `parts` say what the reply depends on; the first is the
 * contract's name, or another name for several replies in one. The language belongs to the key if the contract says so,
 * and then the reply in another language stays visible until the new one has loaded.
 */
export const queryOf = (contract: Read, language: Language, ...parts: readonly [string, ...unknown[]]) => {
  const queryKey: QueryKey = [contract.area, ...parts, ...(contract.localized ? [{ language }] : [])];
  const staleTime = (staleTimes as Partial<Record<string, number>>)[contract.name];
  return {
    queryKey,
    ...(staleTime !== undefined && { staleTime }),
    placeholderData: <T>(previous: T | undefined, query?: { queryKey: QueryKey }): T | undefined =>
      query && (isTranslation(queryKey, query.queryKey) || isNextPage(contract, queryKey, query.queryKey))
        ? previous
        : undefined,
  };
};

const isLanguage = (part: unknown) => typeof part === 'object' && part !== null && 'language' in part;
const withoutLanguage = (key: QueryKey) => JSON.stringify(key.filter((part) => !isLanguage(part)));
const isTranslation = (key: QueryKey, before: QueryKey) => withoutLanguage(key) === withoutLanguage(before);

/**
 * A list keeps its last page while the next one loads. For other data, old content under a new address would mislead.
 */
const isNextPage = ({ name, query }: Read, key: QueryKey, before: QueryKey): boolean => {
  const paramsOf = ([, , request]: QueryKey) => JSON.stringify((request as Asking | undefined)?.params);
  return (
    'per_page' in (query?.shape ?? {}) && key[1] === name && before[1] === name && paramsOf(key) === paramsOf(before)
  );
};
