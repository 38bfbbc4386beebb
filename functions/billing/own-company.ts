import { Problem } from '#shared/domain/problem.ts';
import type { Actor } from '#shared/domain/roles.ts';

/** Throws not-found for a buyer without a company. */
export const ownCompanyOf = ({ company }: Actor): { id: string; name: string } => {
  if (!company) throw new Problem('not-found');
  return company;
};
