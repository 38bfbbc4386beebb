import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { roleOf, useMe } from '../api/me.ts';
import { useQueryChanges } from './query-changes.ts';

/**
 * A list's page and filters, in the address (for sharing) and in localStorage per account. `useListState('shifts', {
 * status: shiftStatuses, staff_id: 'one', store_id: 'many' })`: a filter has one value, many values, or many of the
 * given ones. `query` is the API's query.
 */
type Kinds = Readonly<Record<string, 'one' | 'many' | readonly string[]>>;
type Value<K> = K extends readonly (infer V extends string)[] ? V[] : K extends 'many' ? string[] : string;
type Filters<K extends Kinds> = { [F in keyof K]?: Value<K[F]> };
export type ListState<K extends Kinds = Kinds> = {
  page: number;
  perPage: number;
  filters: Filters<K>;
  filtered: boolean;
  query: Filters<K> & { page: string; per_page: string };
  /** Sets the given filters, removes undefined ones, and returns to the first page. */
  change: (filters: Filters<K>) => void;
  clear: () => void;
  pageAddress: (page: number) => string;
  setPerPage: (rows: number) => void;
};

const defaultRows = 20;
/** What every list accepts. */
const mostRows = 500;
const integerOr = (text: string | null, otherwise: number) =>
  text && /^[1-9]\d{0,6}$/.test(text) ? Number(text) : otherwise;

export const useListState = <const K extends Kinds>(name: string, kinds: K): ListState<K> => {
  const me = useMe();
  const [search, setSearch] = useSearchParams();
  const storage = `smena.list.${name}.${me.id}.${roleOf(me)}`;
  const remembered = search.size === 0 ? localStorage.getItem(storage) : null;

  useEffect(() => {
    if (remembered) setSearch(remembered, { replace: true });
    else if (search.size > 0) localStorage.setItem(storage, search.toString());
  }, [remembered, search, setSearch, storage]);

  const listParams = remembered ? new URLSearchParams(remembered) : search;
  const filters = read(listParams, kinds);
  const page = integerOr(listParams.get('page'), 1);
  const perPage = Math.min(integerOr(listParams.get('per_page'), defaultRows), mostRows);

  const toFirstPage = (params: URLSearchParams, change: (params: URLSearchParams) => void) => {
    params.delete('page');
    change(params);
    return params;
  };
  const go = useQueryChanges(listParams, (params) => {
    if (params.size === 0) localStorage.removeItem(storage);
    setSearch(params, { replace: true, preventScrollReset: true });
  });
  const goToFirstPage = (change: (params: URLSearchParams) => void) => go((params) => void toFirstPage(params, change));

  return {
    page,
    perPage,
    filters,
    filtered: Object.keys(filters).length > 0,
    query: { ...filters, page: String(page), per_page: String(perPage) },
    change: (changed) =>
      goToFirstPage((params) => {
        for (const [key, value] of Object.entries(changed)) {
          params.delete(key);
          for (const one of [value ?? []].flat()) if (one !== '') params.append(key, one);
        }
      }),
    clear: () =>
      goToFirstPage((params) => {
        for (const key of Object.keys(kinds)) params.delete(key);
      }),
    pageAddress: (to) => `?${toFirstPage(new URLSearchParams(listParams), (params) => params.set('page', String(to)))}`,
    setPerPage: (rows) => goToFirstPage((params) => params.set('per_page', String(rows))),
  };
};

/** Unknown filters and values in the address are ignored. */
const read = <K extends Kinds>(params: URLSearchParams, kinds: K): Filters<K> =>
  Object.fromEntries(
    Object.entries(kinds).flatMap(([key, kind]) => {
      const values = params.getAll(key).filter((value) => typeof kind === 'string' || kind.includes(value));
      if (values.length === 0) return [];
      return [[key, kind === 'one' ? values[0] : values]];
    }),
  ) as Filters<K>;
