import { changesOf } from '#shared/domain/audit/changes.ts';
import type { AuditAction } from '#shared/domain/audit/fields.ts';
import { collectionAudit } from '#shared/domain/collections/audit.ts';
import type { Actor } from '#shared/domain/roles.ts';
import { auditEntryWrite } from '../data/audit.ts';
import type { Collection } from '../data/collections/collections.ts';
import type { Write } from '../data/table.ts';

type Values = { before: Collection | null; after: Collection | null };

/** The audit entry of a change, with the Czech name. */
export const collectionAuditWrite = (
  action: AuditAction,
  { actor, now }: { actor: Actor; now: string },
  { before, after }: Values,
): Write => {
  const collection = after ?? before;
  const about = collection && { id: collection.id, name: collection.names.cs };
  return auditEntryWrite({ action, by: actor, at: now, about, changes: changesOf(collectionAudit, before, after) });
};
