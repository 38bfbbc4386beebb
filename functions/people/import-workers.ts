import { importWorkers } from '#shared/contracts/people.ts';
import { specialtyMatcher } from '#shared/domain/imports/match-specialties.ts';
import { mapAtMost } from '../data/at-most.ts';
import { requireWorkersWithinPlan } from '../data/billing/plan.ts';
import { consume } from '../data/rate-limits.ts';
import { specialtyNames } from '../data/specialties/specialties.ts';
import { serve } from '../http/serve.ts';
import { importRow } from './import-row.ts';
import { findMembership } from './membership.ts';

/** One transaction per row. A request that fails midway is repeated: finished rows are recognised by their account. */
export const handler = serve(importWorkers, async ({ actor, body, locale, now }) => {
  const { company_id, import_id, dry_run, rows } = body;
  const companies_ids = company_id === undefined ? undefined : [company_id];
  const request = { role: 'ROLE_VENDOR_STAFF', companies_ids, company_field: 'company_id' } as const;
  const { membership } = await findMembership(request, actor);
  await consume('import-requests-of-account', actor.id, now);
  const match = specialtyMatcher(await specialtyNames());
  const context = { actor, membership, import_id, match, locale, now };
  const seen = await mapAtMost(rows, (row) => importRow(row, { ...context, isDryRun: true }));
  if (dry_run) return { reply: { data: seen } };
  // Those of an earlier try have their places.
  const adding = seen.filter(({ outcome }) => outcome === 'new').length;
  await requireWorkersWithinPlan(membership, { by: actor.role, now, adding });
  // Writes one after another, because all of them change the same lists.
  const data = await mapAtMost(rows, (row) => importRow(row, { ...context, isDryRun: false }), 1);
  return { reply: { data } };
});
