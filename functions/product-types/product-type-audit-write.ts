import { changesOf } from '#shared/domain/audit/changes.ts';
import type { AuditAction } from '#shared/domain/audit/fields.ts';
import { productTypeAudit } from '#shared/domain/product-types/audit.ts';
import type { Actor } from '#shared/domain/roles.ts';
import { auditEntryWrite } from '../data/audit.ts';
import type { ProductType } from '../data/product-types/product-types.ts';
import type { Write } from '../data/table.ts';

type Values = { before: ProductType | null; after: ProductType | null };

/** The audit entry of a change, with the Czech name. */
export const productTypeAuditWrite = (
  action: AuditAction,
  { actor, now }: { actor: Actor; now: string },
  { before, after }: Values,
): Write => {
  const type = after ?? before;
  const about = type && { id: type.id, name: type.names.cs };
  return auditEntryWrite({ action, by: actor, at: now, about, changes: changesOf(productTypeAudit, before, after) });
};
