import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { maxRows, type SortedList, type SortOf } from '#shared/contracts/endpoint.ts';
import type { ListName } from '#shared/contracts/list-settings.ts';
import { roleOf, useMe } from '../../api/me.ts';
import { type Changed, putValues, type Step, useQueryChanges } from './query-changes.ts';
import { rememberedList, rememberedListKey, rememberList } from './remembered-lists.ts';

type Kinds = Readonly<Record<string, 'one' | 'many' | readonly string[]>>;
type Value<K> = K extends readonly (infer V extends string)[] ? V[] : K extends 'many' ? string[] : string;
type Filters<K extends Kinds> = { [F in keyof K]?: Value<K[F]> };
type Order = 'asc' | 'desc';
export type ListState<K extends Kinds = Kinds, Sort extends string = string> = {
  name: ListName;
  page: number;
  perPage: number;
  filters: Filters<K>;
  filtered: boolean;
  sort: Sort;
  order: Order;
  query: Filters<K> & { page: string; per_page: string; cursor?: string; sort?: Sort; order?: Order };
  /** Sets the given filters, removes undefined ones, and returns to the first page. */
  change: (filters: { [F in keyof K]?: Changed<Filters<K>[F]> }, step?: Step) => void;
  clear: () => void;
  /** Sorts by a column and returns to the first page. */
  sortBy: (sort: string, order: Order) => void;
  /** A page by its number; the cursor of an answer makes it cheaper, and exact while others change the list. */
  pageAddress: (page: number, cursor?: string | null) => string;
  setPerPage: (rows: number) => void;
  /** The id of the opened view, also when its filters have been changed since. */
  view: string | null;
  /** The filters and the order in the address, as a view saves them. */
  viewQuery: string;
  viewAddress: (view: { id: string; query: string }) => string;
};

/** The same filters and order have the same text. */
const viewQueryOf = (params: URLSearchParams, kinds: Kinds): string => {
  const kept = [...params].filter(([key]) => key in kinds || key === 'sort' || key === 'order' || key === 'per_page');
  const query = new URLSearchParams(kept);
  query.sort();
  return query.toString();
};

const defaultRows = 20;
/** What every list accepts. */
const integerOr = (text: string | null, otherwise: number) =>
  text && /^[1-9]\d{0,6}$/.test(text) ? Number(text) : otherwise;

/**
 * A list's page, order and filters, in the address (for sharing) and for a day in localStorage per account.
 * `useListState('shifts', listShifts, { status: shiftStatuses, staff_id: 'one', store_id: 'many' })`: a filter has one
 * value, many values, or many of the given ones. `query` is the API's query.
 */
export const useListState = <E extends SortedList, const K extends Kinds>(
  name: ListName,
  contract: E,
  kinds: K,
): ListState<K, SortOf<E>> => {
  const me = useMe();
  const [search, setSearch] = useSearchParams();
  const storage = rememberedListKey(name, me.id, roleOf(me));
  const remembered = search.size === 0 ? rememberedList(storage) : null;

  useEffect(() => {
    if (remembered) setSearch(remembered, { replace: true });
    else if (search.size > 0) rememberList(storage, search.toString());
  }, [remembered, search, setSearch, storage]);

  const listParams = remembered ? new URLSearchParams(remembered) : search;
  const filters = read(listParams, kinds);
  const { sort, order, isDefault } = readOrder(listParams, contract);
  const page = integerOr(listParams.get('page'), 1);
  const perPage = Math.min(integerOr(listParams.get('per_page'), defaultRows), maxRows);
  const cursor = listParams.get('cursor');

  const toFirstPage = (params: URLSearchParams, change: (params: URLSearchParams) => void) => {
    params.delete('page');
    params.delete('cursor');
    change(params);
    return params;
  };
  const go = useQueryChanges(listParams, (params, step) => {
    if (params.size === 0) localStorage.removeItem(storage);
    setSearch(params, { ...step, preventScrollReset: true });
  });
  const goToFirstPage = (change: (params: URLSearchParams) => void, step?: Step) =>
    go((params) => void toFirstPage(params, change), step);

  return {
    name,
    page,
    perPage,
    filters,
    filtered: Object.keys(filters).length > 0,
    sort,
    order,
    query: {
      ...filters,
      page: String(page),
      per_page: String(perPage),
      ...(cursor && { cursor }),
      ...(!isDefault && { sort, order }),
    },
    change: (changes, step) => goToFirstPage((params) => putValues(params, changes), step),
    clear: () =>
      goToFirstPage((params) => {
        for (const key of Object.keys(kinds)) params.delete(key);
      }),
    sortBy: (column, direction) =>
      goToFirstPage((params) => {
        params.set('sort', column);
        params.set('order', direction);
      }),
    pageAddress: (to, at) =>
      `?${toFirstPage(new URLSearchParams(listParams), (params) => {
        params.set('page', String(to));
        if (at) params.set('cursor', at);
      })}`,
    setPerPage: (rows) => goToFirstPage((params) => params.set('per_page', String(rows))),
    view: listParams.get('view'),
    viewQuery: viewQueryOf(listParams, kinds),
    viewAddress: ({ id, query }) => `?${query ? `${query}&` : ''}${new URLSearchParams({ view: id })}`,
  };
};

/** The contract's default replaces an unknown column or order. */
const readOrder = <E extends SortedList>(params: URLSearchParams, { query: { shape } }: E) => {
  const valueOf = (key: 'sort' | 'order') => {
    const given = shape[key].safeParse(params.get(key) ?? undefined);
    return String(given.success ? given.data : shape[key].parse(undefined));
  };
  const [sort, order] = [valueOf('sort') as SortOf<E>, valueOf('order') as Order];
  return { sort, order, isDefault: sort === shape.sort.parse(undefined) && order === shape.order.parse(undefined) };
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
