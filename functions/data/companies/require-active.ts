import { Problem } from '#shared/domain/problem.ts';
import type { Item } from '../table.ts';
import { get, getMany } from '../table.ts';
import { companyKey } from './company.ts';

/**
 * Throws company-inactive if one of the companies is. Reads no more than it needs, because every request of a company
 * that changes something asks it.
 */
export const requireActiveCompanies = async (...ids: readonly (string | undefined)[]): Promise<void> => {
  const companies = ids.filter((id) => id !== undefined);
  const [only, ...others] = companies;
  if (only === undefined) return;
  const items = others.length > 0 ? await getMany(companies.map(companyKey), true) : [await get(companyKey(only))];
  items.forEach(requireActive);
};

const requireActive = (item: Item | undefined): void => {
  if (item?.['active'] === false) throw inactive(String(item['name']));
};

const inactive = (company: string): Problem => new Problem('company-inactive', { params: { company } });
