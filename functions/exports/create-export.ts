import { randomBytes } from 'node:crypto';
import { exportedLists } from '#shared/contracts/exported-lists.generated.ts';
import { createExport } from '#shared/contracts/exports.ts';
import { mayCall } from '#shared/domain/access.ts';
import { exportTimes } from '#shared/domain/exports/export.ts';
import { Problem } from '#shared/domain/problem.ts';
import { sideOf } from '#shared/domain/roles.ts';
import { auditEntryWrite } from '../data/audit.ts';
import { requireExports } from '../data/billing/plan.ts';
import { exportInsertionWrites, exportLimits, type StoredExport } from '../data/exports/exports.ts';
import { serve } from '../http/serve.ts';
import { toReplyExport } from './to-reply.ts';

export const handler = serve(createExport, async ({ body, actor, now }) => {
  const { list, format, query } = body;
  const { list: contract, audit } = exportedLists[list];
  if (!mayCall(actor.role, contract.access)) throw new Problem('forbidden');
  if (actor.company)
    await requireExports(
      { id: actor.company.id, role: sideOf(actor.role) === 'performer' ? 'vendor' : 'customer' },
      now,
    );
  const one: StoredExport = {
    id: newId(now),
    account_id: actor.id,
    list,
    format,
    query: Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined)),
    state: 'running',
    failure: null,
    rows: null,
    complete: null,
    version: 1,
    ...exportTimes(now),
  };
  return {
    reply: { data: toReplyExport(one, now) },
    writes: [...exportInsertionWrites(one), auditEntryWrite({ action: audit, by: actor, at: now })],
    limits: exportLimits(actor.id),
  };
});

/** In the order of time: base 36 has eight digits from 1972 to 2059. */
const newId = (now: string): string => `${Date.parse(now).toString(36)}-${randomBytes(16).toString('base64url')}`;
