import { useEffect, useState } from 'react';
import type { Answer, Endpoint, Request } from '#shared/contracts/endpoint.ts';
import { useGet, useGetByIds } from '../../api/query.ts';
import type { Option } from '../../ui/select.tsx';
import { useDebounced } from './use-debounced.ts';

/** What a lookup asks for: rows by name, or the rows of given ids. */
export type LookupQuery = { name?: string; id?: string[]; per_page?: string };

type Asking<E extends Endpoint> = {
  /** The request with a lookup's query, and filters of its own: `(query) => ({ query: { ...query, role } })`. */
  request: (query: LookupQuery) => Request<E>;
  options: (answer: Answer<E>) => readonly Option[];
  /** The ids of the chosen rows. */
  chosen: readonly (string | null | undefined)[];
  /** False only reads the labels of the chosen rows, as for a closed filter. */
  searches?: boolean;
};

export type Lookup = {
  /** Undefined until the first answer. */
  options: readonly Option[] | undefined;
  /** The chosen rows that exist and that the user may see. Undefined until the first answer. */
  chosen: readonly Option[] | undefined;
  /** How many more rows the text finds. */
  more: number;
  /** Whether the options are not, or not yet, those of the typed text. */
  isSearching: boolean;
  /** Why the options could not be loaded, in the user's language. */
  failure: string | null;
  onSearch: (typed: string) => void;
};

/** The rows of a first search. A screen that asks for them, too, shares the reply. */
export const firstRows: LookupQuery = { per_page: '20' };

/**
 * The options of a field or a filter whose values are the rows of a list of any length: the server searches them while
 * somebody types, and gives the labels of the chosen ones, which need not be among those found.
 *
 *     const companies = useLookup(listCompanies, { request: (query) => ({ query }), options, chosen: [value] });
 *     <Combobox {...companies} value={value} onChange={…} />
 */
export const useLookup = <E extends Endpoint>(
  contract: E,
  { request, options: optionsOf, chosen, searches = true }: Asking<E>,
): Lookup => {
  const [typed, setTyped] = useState('');
  const name = useDebounced(typed.trim());
  const found = useGet(contract, request({ ...(name && { name }), ...firstRows }), { enabled: searches });
  const ids = [...new Set(chosen.filter((id): id is string => Boolean(id)))].toSorted();
  const own = useGetByIds(contract, ids, (id) => request({ id }));
  const options = found.data && optionsOf(found.data);
  const seen = useSeen(options);
  const labels = [...own.answers.flatMap(optionsOf), ...seen.values()];
  return {
    options,
    chosen: own.isPending
      ? labels.some(({ value }) => ids.includes(value))
        ? labelled(ids, labels)
        : undefined
      : labelled(ids, labels),
    isSearching: typed.trim() !== name || found.isPlaceholderData || (searches && found.isLoading),
    failure: found.error?.message ?? null,
    more: Math.max(0, (totalOf(found.data) ?? 0) - (options?.length ?? 0)),
    onSearch: setTyped,
  };
};

const labelled = (ids: readonly string[], labels: readonly Option[]): Option[] =>
  ids.flatMap((id) => labels.find(({ value }) => value === id) ?? []);

const totalOf = (answer: unknown): number | undefined =>
  typeof answer === 'object' && answer !== null && 'total' in answer && typeof answer.total === 'number'
    ? answer.total
    : undefined;

/** The options found so far, so that a choice keeps its label until its row has loaded. */
const useSeen = (options: readonly Option[] | undefined): ReadonlyMap<string, Option> => {
  const [seen] = useState(() => new Map<string, Option>());
  useEffect(() => {
    for (const option of options ?? []) seen.set(option.value, option);
  });
  return seen;
};

/** Chosen options that are not among the found ones come first, so that no checked one is out of sight. */
export const withChosen = (options: readonly Option[], chosen: readonly Option[]): Option[] => [
  ...chosen.filter(({ value }) => !options.some((one) => one.value === value)),
  ...options,
];
