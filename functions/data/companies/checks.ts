import * as z from 'zod/mini';
import { Credibility } from '#shared/contracts/companies.ts';
import { id } from '#shared/contracts/fields.ts';
import { entity } from '../entity.ts';
import type { Key } from '../keys.ts';
import { getMany } from '../table.ts';
import type { Company } from './company.ts';

/** What the last check of a company in the registers found. */
export const companyCredibilityKey = (companyId: string): Key => ({ pk: `COMPANY#${companyId}`, sk: 'CREDIBILITY' });

/**
 * What the last check of a company found, about the IČO that it had. It is an item of its own: a check changes no
 * version, so it does not get in the way of people who edit the company.
 */
const Check = z.extend(Credibility, { company_id: id, inn: z.string() });
export type Check = z.infer<typeof Check>;

const checks = entity('company-check', Check);

/** The last checks of companies, by company. */
export type Checks = ReadonlyMap<string, Check>;

/** Has no access check. A company that was never checked is missing. */
export const checksOf = async (companyIds: readonly string[]): Promise<Checks> => {
  const items = await getMany(companyIds.map(companyCredibilityKey), true);
  return new Map(items.map((item) => checks.read(item)).map((check) => [check.company_id, check]));
};

/** Null until the present IČO was checked. */
export const currentCheck = ({ id: companyId, inn }: Pick<Company, 'id' | 'inn'>, found: Checks): Check | null => {
  const check = found.get(companyId);
  return check?.inn === inn ? check : null;
};

export const checkItem = (check: Check) => ({ ...companyCredibilityKey(check.company_id), ...checks.store(check) });
