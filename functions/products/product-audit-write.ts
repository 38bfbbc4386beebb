import type { AuditChange } from '#shared/domain/audit/changes.ts';
import type { AuditAction } from '#shared/domain/audit/fields.ts';
import type { Actor } from '#shared/domain/roles.ts';
import { auditEntryWrite } from '../data/audit.ts';
import { getCompany } from '../data/companies/companies.ts';
import type { Product } from '../data/products/products.ts';
import type { Write } from '../data/table.ts';

/** The audit entry of what somebody did with a product, in the log of its company. */
export const productAuditWrite = async (
  action: AuditAction,
  { actor, now }: { actor: Actor; now: string },
  { id, name, company_id }: Product,
  changes: AuditChange[] = [],
): Promise<Write> => {
  const company = await getCompany(company_id);
  return auditEntryWrite({
    action,
    by: actor,
    at: now,
    company: company ? { id: company.id, name: company.name } : null,
    about: { id, name },
    changes,
  });
};
