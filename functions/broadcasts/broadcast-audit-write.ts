import { changesOf } from '#shared/domain/audit/changes.ts';
import type { AuditAction } from '#shared/domain/audit/fields.ts';
import { broadcastAudit } from '#shared/domain/broadcasts/audit.ts';
import type { Actor } from '#shared/domain/roles.ts';
import { auditEntryWrite } from '../data/audit.ts';
import type { Broadcast } from '../data/broadcasts/broadcasts.ts';
import type { Write } from '../data/table.ts';

type Values = { before: Broadcast | null; after: Broadcast | null };

/** The audit entry of a change, with the Czech title. */
export const broadcastAuditWrite = (
  action: AuditAction,
  { actor, now }: { actor: Actor; now: string },
  { before, after }: Values,
): Write => {
  const broadcast = after ?? before;
  const about = broadcast && { id: broadcast.id, name: broadcast.titles.cs };
  return auditEntryWrite({ action, by: actor, at: now, about, changes: changesOf(broadcastAudit, before, after) });
};
