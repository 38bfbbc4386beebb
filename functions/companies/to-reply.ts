import type * as z from 'zod/mini';
import type { Company as WireCompany } from '#shared/contracts/companies.ts';
import type { Credibility } from '#shared/domain/companies/credibility.ts';
import { editableCompanyFields } from '#shared/domain/companies/editable.ts';
import { type Actor, sideOf } from '#shared/domain/roles.ts';
import type { Company } from '../data/companies/company.ts';
import { toLogoPaths } from '../data/companies/to-logo-paths.ts';

/**
 * The platform keeps its notes, and the author of the record, to itself. A company that works with that of the actor is
 * read-only, and without what it invoices by.
 */
export const toReplyCompany = (
  company: Company,
  credibility: Credibility | null,
  { role, company: own }: Pick<Actor, 'role' | 'company'>,
): z.input<typeof WireCompany> => ({
  ...company,
  ...toLogoPaths(company),
  credibility,
  ...(sideOf(role) !== 'platform' && { comment: null, author: null }),
  ...(sideOf(role) !== 'platform' && own?.id !== company.id && { billing: null }),
  editable: own && own.id !== company.id ? [] : [...editableCompanyFields(role)],
});
