import { useTranslation } from 'react-i18next';
import { listUsers } from '#shared/contracts/people.ts';
import { spokenLanguages } from '#shared/domain/people/languages.ts';
import { type PeoplePage, peoplePages } from '#shared/domain/people/people-pages.ts';
import { scopeRequirements } from '#shared/domain/people/role-grants.ts';
import { sideOf } from '#shared/domain/roles.ts';
import { roleOf, useMe } from '../../api/me.ts';
import { useCompanyFilter, useSpecialtyFilter, useStoreFilter } from '../../domain/lookup-filters.ts';
import { countryOptions, languageOptions } from '../../domain/people/code-names.ts';
import type { Filter } from '../../kit/list/filters.tsx';
import { useListState } from '../../kit/list/list-state.ts';

/** The filters of a list of people in the address, and the API's query. */
export const usePeopleFilters = (page: PeoplePage) => {
  const state = useListState(`users-${page}`, listUsers, {
    name: 'one',
    company_id: 'one',
    store_id: 'one',
    categories: 'many',
    country: 'one',
    languages: spokenLanguages,
  });
  const isPlatform = sideOf(roleOf(useMe())) === 'platform';
  const { name, company_id, ...others } = state.filters;
  return {
    ...state,
    query: { ...state.query, roles: peoplePages[page] },
    /** The server reads the people of all companies only by role or by name. */
    isTooWide: isPlatform && !name && !company_id && Object.keys(others).length > 0,
  };
};

/** The chips of the fields that people of the page's role have. */
export const usePeopleChips = (page: PeoplePage): Filter[] => {
  const { t } = useTranslation('people');
  const isPlatform = sideOf(roleOf(useMe())) === 'platform';
  const has = scopeRequirements(peoplePages[page]);
  const label = (column: 'company' | 'stores' | 'specialties' | 'country' | 'languages') => t(`list.columns.${column}`);
  return [
    ...(isPlatform && has.company
      ? [{ key: 'company_id', label: label('company'), useOptions: useCompanyFilter, one: true }]
      : []),
    ...(has.stores ? [{ key: 'store_id', label: label('stores'), useOptions: useStoreFilter, one: true }] : []),
    ...(has.specialties ? [{ key: 'categories', label: label('specialties'), useOptions: useSpecialtyFilter }] : []),
    { key: 'country', label: label('country'), options: countryOptions(), one: true },
    { key: 'languages', label: label('languages'), options: languageOptions() },
  ];
};
