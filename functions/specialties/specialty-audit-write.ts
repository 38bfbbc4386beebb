import { changesOf } from '#shared/domain/audit/changes.ts';
import type { AuditAction } from '#shared/domain/audit/fields.ts';
import type { Actor } from '#shared/domain/roles.ts';
import { specialtyAudit } from '#shared/domain/specialties/audit.ts';
import { auditEntryWrite } from '../data/audit.ts';
import type { Specialty } from '../data/specialties/specialties.ts';
import type { Write } from '../data/table.ts';

type Values = { before: Specialty | null; after: Specialty | null };

/** The audit entry of a change, with the Czech name. Both values are null for an action on the roots of the tree. */
export const specialtyAuditWrite = (
  action: AuditAction,
  { actor, now }: { actor: Actor; now: string },
  { before, after }: Values,
): Write => {
  const specialty = after ?? before;
  const about = specialty && { id: specialty.id, name: specialty.names.cs };
  return auditEntryWrite({ action, by: actor, at: now, about, changes: changesOf(specialtyAudit, before, after) });
};
