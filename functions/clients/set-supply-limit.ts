import { setSupplyLimit } from '#shared/contracts/clients.ts';
import { changesOf } from '#shared/domain/audit/changes.ts';
import { supplyLimitAudit } from '#shared/domain/clients/audit.ts';
import { Problem } from '#shared/domain/problem.ts';
import { auditEntryWrite } from '../data/audit.ts';
import { cooperationAndVersion, ofCooperations, supplyLimitWrites } from '../data/clients/cooperations.ts';
import { serve } from '../http/serve.ts';

export const handler = serve(setSupplyLimit, async ({ actor, params, body, now }) => {
  const { supply_limit } = body;
  const own = actor.company;
  if (!own) throw new Problem('not-found');
  const { cooperation: before, version } = await cooperationAndVersion(params.id, own.id);
  if (!before) throw new Problem('not-found');
  if (before.limit_version !== body.version) throw new Problem('changed');
  const changes = changesOf(supplyLimitAudit, before, { supply_limit });
  return {
    reply: { data: { supply_limit, version: before.limit_version + 1 } },
    writes: [
      ...supplyLimitWrites(before, supply_limit, version),
      auditEntryWrite({ action: 'supply-limit-set', by: actor, at: now, about: before.vendor, changes }),
    ],
    // What the performer serves has changed, or a colleague has set another limit.
    retryOn: [ofCooperations],
  };
});
