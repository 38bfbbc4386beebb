import { useParams, useSearchParams } from 'react-router';
import { searchCatalogue } from '#shared/contracts/catalogue.ts';
import type { Answer, Request } from '#shared/contracts/endpoint.ts';
import { type Changed, putValues, type Step, useQueryChanges } from '../../kit/list/query-changes.ts';
import { paths } from '../../paths.ts';
import { readParameters, writeParameters } from './parameters.ts';

export type Found = Answer<typeof searchCatalogue>;
type Query = NonNullable<Request<typeof searchCatalogue>['query']>;

const filterNames = [
  'text',
  'price_from',
  'price_to',
  'company_id',
  'in_stock',
  'new',
  'collection_id',
  'parameters',
] as const;
const { shape } = searchCatalogue.query;

/** The filters, the order and the page in the address, without values that the API would refuse. */
export const readQuery = (search: URLSearchParams): Query => {
  const fields = ([...filterNames, 'sort', 'order', 'page'] as const).flatMap((name) => {
    const values = search
      .getAll(name)
      .map((value) => (name === 'parameters' ? writeParameters(readParameters(value)) : value))
      .filter((value) => value !== '' && shape[name].safeParse(value).success);
    return values.length > 0 ? [[name, name === 'company_id' ? values : values[0]]] : [];
  });
  return Object.fromEntries(fields) as Query;
};

/** What the catalogue shows, kept in the address. */
export const useCatalogue = () => {
  const { id: category } = useParams();
  const [search, setSearch] = useSearchParams();
  const query = readQuery(search);
  const go = useQueryChanges(search, (params, step) => setSearch(params, { ...step, preventScrollReset: true }));
  const otherwise = (change: (params: URLSearchParams) => void): string => {
    const params = new URLSearchParams(search);
    params.delete('page');
    change(params);
    return params.size > 0 ? `?${params}` : '';
  };
  /** Sets the given parameters, removes undefined ones, and returns to the first page. */
  const change = (changes: Readonly<Record<string, Changed>>, step?: Step) =>
    go((params) => putValues(params, { ...changes, page: undefined }), step);
  return {
    category,
    query,
    isFiltered: filterNames.some((name) => query[name] !== undefined),
    companies: [query.company_id ?? []].flat(),
    parameters: readParameters(query.parameters),
    isList: search.get('view') === 'list',
    setList: (isList: boolean) => go((params) => putValues(params, { view: isList ? 'list' : undefined })),
    change,
    clear: () => change(Object.fromEntries(filterNames.map((name) => [name, undefined]))),
    pageAddress: (page: number) => otherwise((params) => params.set('page', String(page))),
    /** A category, or all of them, with the other filters. */
    categoryAddress: (id: string | null) =>
      (id === null ? paths.catalogue : paths.catalogueCategory(id)) + otherwise(() => {}),
  };
};
export type CatalogueState = ReturnType<typeof useCatalogue>;
