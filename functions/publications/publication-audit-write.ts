import { changesOf } from '#shared/domain/audit/changes.ts';
import type { AuditAction } from '#shared/domain/audit/fields.ts';
import { publicationAudit } from '#shared/domain/publications/audit.ts';
import type { Actor } from '#shared/domain/roles.ts';
import { auditEntryWrite } from '../data/audit.ts';
import type { Publication } from '../data/publications/publications.ts';
import type { Write } from '../data/table.ts';

type Values = { before: Publication | null; after: Publication | null };

/** The audit entry of a change, with the Czech title. */
export const publicationAuditWrite = (
  action: AuditAction,
  { actor, now }: { actor: Actor; now: string },
  { before, after }: Values,
): Write => {
  const publication = after ?? before;
  const about = publication && { id: publication.id, name: publication.titles.cs };
  return auditEntryWrite({ action, by: actor, at: now, about, changes: changesOf(publicationAudit, before, after) });
};
