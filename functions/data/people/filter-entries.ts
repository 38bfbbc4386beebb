import { collationKey } from '#shared/domain/collation-key.ts';
import { scopeRequirements } from '#shared/domain/people/role-grants.ts';
import { roles } from '#shared/domain/roles.ts';
import type { Entry } from '../counted/nodes.ts';
import { isListed, type Listed } from './account-entries.ts';

/** The people of a company with a specialty, or of a store. */
export type PeopleFilter = { by: 'specialty' | 'store'; id: string };

/** The roles whose accounts have such a value. Only they are listed by it. */
const rolesWith = (by: PeopleFilter['by']): string[] =>
  roles.filter((role) => scopeRequirements(role)[by === 'store' ? 'stores' : 'specialties']);

/** By name. In all roles that have such a value, or in one of them if there are several. */
const filterList = (companyId: string, { by, id }: PeopleFilter, role: string | null): string =>
  `people#${companyId}#${by}#${id}#${role ?? ''}`;

/**
 * The list of the people who are in one of the given roles. Null if nobody can be, undefined if they are neither all of
 * the list nor those in one role.
 */
export const filterListIn = (
  companyId: string,
  filter: PeopleFilter,
  among: readonly string[],
): string | null | undefined => {
  const all = rolesWith(filter.by);
  const [role, ...others] = all.filter((each) => among.includes(each));
  if (role === undefined) return null;
  if (others.length + 1 === all.length) return filterList(companyId, filter, null);
  return others.length === 0 ? filterList(companyId, filter, role) : undefined;
};

/** Every list of a company by some values. */
export const filterLists = (companyId: string, by: PeopleFilter['by'], ids: readonly string[]): string[] =>
  ids.flatMap((id) => rolesIn(by, rolesWith(by)).map((role) => filterList(companyId, { by, id }, role)));

/** A list of the only role would be the list of all. */
const rolesIn = (by: PeopleFilter['by'], own: readonly string[]): (string | null)[] =>
  rolesWith(by).length > 1 ? [null, ...own] : [null];

type Filtered = Listed & { store_ids: readonly string[] };

/**
 * The entries of an account in the lists by specialty and by store. They are not written with the account: one may have
 * 20 specialties or 100 stores, and 100 stores are 600 writes. The projection `list-by-filter` follows it.
 */
export const filterEntriesOf = (account: Filtered | null | undefined): Entry[] => {
  if (!account || !isListed(account) || !account.company) return [];
  const { id, fio, company, category_ids, store_ids } = account;
  const key = collationKey(fio);
  const values = { specialty: category_ids, store: store_ids };
  return (['specialty', 'store'] as const).flatMap((by) => {
    const own = rolesWith(by).filter((role) => account.roles.includes(role));
    if (own.length === 0) return [];
    return [...new Set(values[by])].flatMap((value) =>
      rolesIn(by, own).map((role) => ({ list: filterList(company.id, { by, id: value }, role), key, id })),
    );
  });
};
