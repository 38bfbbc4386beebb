import { lockHours } from '#shared/contracts/hours.ts';
import { dayInPrague } from '#shared/domain/bounded-days.ts';
import { nextMonth } from '#shared/domain/hours/months.ts';
import { Problem } from '#shared/domain/problem.ts';
import type { Actor } from '#shared/domain/roles.ts';
import type { Shift } from '#shared/domain/shifts/shift.ts';
import { getCompany } from '../data/companies/companies.ts';
import { type HoursLock, lockOf, lockWrites, readGuards } from '../data/hours/locks.ts';
import { shiftsOfMonth } from '../data/hours/month.ts';
import { settleShifts } from '../data/pay/settle-shifts.ts';
import { law } from '../data/shifts/law.ts';
import { serve } from '../http/serve.ts';

/** A month that is locked already stays as it is. */
export const handler = serve(lockHours, async ({ body: { company_id, month }, actor, now }) => {
  await requirePerformer(actor, company_id);
  if (dayInPrague(now) < `${nextMonth(month)}-01`) throw new Problem('month-not-over');
  const locked = await lockOf(company_id, month);
  if (locked) return { reply: { data: locked }, writes: [] };
  // Before the shifts: what changes after it makes the transaction fail.
  const guards = await readGuards(company_id, month);
  const shifts = await shiftsOfMonth(company_id, month);
  const open = shifts.filter(isOpen);
  const [first] = open.toSorted((one, other) => (one.starts_at < other.starts_at ? -1 : 1));
  if (first)
    throw new Problem('hours-not-approved', { params: { count: open.length, day: first.day, shift: nameOf(first) } });
  // Rates may have changed a moment ago. What differs counts as a change, so the month is locked in the next try.
  await settleShifts(shifts, { now, law });
  const lock: HoursLock = { company_id, month, locked_at: now, by: { id: actor.id, fio: actor.fio } };
  return { reply: { data: lock }, writes: lockWrites(lock, guards), retryOn: 'any' as const };
});

/** Throws not-found for another company than the performer's own; an admin names any performer. */
const requirePerformer = async (actor: Actor, companyId: string): Promise<void> => {
  const isOwn = actor.company?.id === companyId;
  const company = actor.role === 'ROLE_ADMIN' ? await getCompany(companyId) : undefined;
  if (!isOwn && company?.role !== 'vendor')
    throw new Problem('not-found', { fields: { company_id: { key: 'not-found' } } });
};

const isOpen = ({ status, hours }: Shift): boolean =>
  status === 'confirmed' || status === 'in_progress' || (status === 'completed' && hours?.state !== 'approved');

const nameOf = ({ store, staff }: Shift): string => (staff ? `${store.name}, ${staff.fio}` : store.name);
