import { changesOf } from '#shared/domain/audit/changes.ts';
import type { AuditAction } from '#shared/domain/audit/fields.ts';
import { rateAudit } from '#shared/domain/pay/audit.ts';
import { requireOpen } from '#shared/domain/pay/open-days.ts';
import { Problem } from '#shared/domain/problem.ts';
import type { Actor } from '#shared/domain/roles.ts';
import { auditEntryWrite } from '../data/audit.ts';
import { activeCompanyCheck, ofActiveCompany, requireActiveCompany } from '../data/companies/require-active.ts';
import { lockedMonthsOf } from '../data/hours/locks.ts';
import { effectWrite } from '../data/outbox.ts';
import { ofRate, type StoredRate } from '../data/pay/agreed-rates.ts';
import { specialtyNames } from '../data/specialties/specialties.ts';
import type { Write } from '../data/table.ts';
import type { workerFor } from './worker-for.ts';

/** A new rate may replace one of the same specialty and day; a deleted one has no `next`. */
type Change = { old: StoredRate | null; next: StoredRate | null; write: Write };
type Worker = Awaited<ReturnType<typeof workerFor>>;

/** The decision on a change of a worker's agreed rate. Throws company-inactive and rate-in-locked-month. */
export const rateChange = async (
  { id, fio, company }: Worker,
  { old, next, write }: Change,
  { actor, now }: { actor: Actor; now: string },
) => {
  await requireActiveCompany(company.id, new Problem('not-found'));
  const from = (next ?? old)?.valid_from ?? '';
  const [locked, names] = await Promise.all([lockedMonthsOf(company.id), specialtyNames()]);
  requireOpen(from, locked, 'rate-in-locked-month');
  const action: AuditAction = next ? 'rate-agreed' : 'rate-deleted';
  const kept = (rate: StoredRate | null) => rate && { ...rate, specialty: names.get(rate.category_id)?.cs ?? '' };
  const changes = changesOf(rateAudit, kept(old), kept(next));
  return {
    writes: [
      activeCompanyCheck(company.id),
      write,
      auditEntryWrite({ action, by: actor, at: now, company, about: { id, name: fio }, changes }),
      effectWrite('settle-pay', { company_id: company.id, from, staff_id: id }, { now }),
    ],
    limits: [{ limit: 'pay-changes-of-company', subject: company.id } as const],
    retryOn: [ofRate, ofActiveCompany],
  };
};
