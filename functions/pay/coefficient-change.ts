import { changesOf } from '#shared/domain/audit/changes.ts';
import type { AuditAction } from '#shared/domain/audit/fields.ts';
import { addDays } from '#shared/domain/days.ts';
import { coefficientAudit } from '#shared/domain/pay/audit.ts';
import { firstAffectedDay, requireOrder, requireRoom } from '#shared/domain/pay/coefficients.ts';
import { requireOpen } from '#shared/domain/pay/open-days.ts';
import type { Actor } from '#shared/domain/roles.ts';
import { auditEntryWrite } from '../data/audit.ts';
import { activeCompanyCheck, ofActiveCompany } from '../data/companies/require-active.ts';
import { lockedMonthsOf } from '../data/hours/locks.ts';
import { effectWrite } from '../data/outbox.ts';
import { coefficientsOf, coefficientWrites, type StoredCoefficient } from '../data/pay/coefficients.ts';
import { activePerformer, requireClient } from './performer-for.ts';
import { companyNames } from './to-reply.ts';

/** A new coefficient has no `old`, a deleted one no `next`. */
type Change = { old: StoredCoefficient | null; next: StoredCoefficient | null };

/** Days after its own that a shift may reach: it starts up to 12 hours late, and takes up to 24 hours. */
const reachOfShift = 2;

/**
 * The decision on a change of a performer's coefficient, and what its reply needs. Throws not-found for a performer or
 * a customer out of reach, company-inactive, and the refusals of the contracts.
 */
export const coefficientChange = async ({ old, next }: Change, { actor, now }: { actor: Actor; now: string }) => {
  const company_id = (next ?? old)?.company_id ?? '';
  const vendor = await activePerformer(actor, company_id);
  const states = [old, next].filter((state) => state !== null);
  const [present, locked, names] = await Promise.all([
    coefficientsOf(company_id),
    lockedMonthsOf(company_id),
    companyNames(states),
  ]);
  if (next) {
    requireOrder(next);
    if (!old) requireRoom(present.length);
    if (next.customer_id !== null && next.customer_id !== old?.customer_id)
      await requireClient(company_id, next.customer_id);
  }
  const day = firstAffectedDay(old, next);
  if (day !== null) requireOpen(day, locked, 'coefficient-in-locked-month');

  const company = { id: company_id, name: vendor.name };
  const action: AuditAction = !old ? 'coefficient-created' : next ? 'coefficient-changed' : 'coefficient-deleted';
  const kept = (state: StoredCoefficient | null) =>
    state && { ...state, customer: state.customer_id && (names.get(state.customer_id) ?? '') };
  const changes = changesOf(coefficientAudit, kept(old), kept(next));
  return {
    beside: { all: present, names },
    decision: {
      writes: [
        activeCompanyCheck(company_id),
        ...coefficientWrites(old, next),
        auditEntryWrite({ action, by: actor, at: now, company, about: next ?? old, changes }),
        ...(day === null
          ? []
          : [effectWrite('settle-pay', { company_id, from: addDays(day, -reachOfShift), staff_id: null }, { now })]),
      ],
      limits: [{ limit: 'pay-changes-of-company', subject: company_id } as const],
      retryOn: [ofActiveCompany],
    },
  };
};
