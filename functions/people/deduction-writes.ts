import { dayInPrague } from '#shared/domain/bounded-days.ts';
import { addDays } from '#shared/domain/days.ts';
import { effectWrite } from '../data/outbox.ts';
import type { Account } from '../data/people/accounts.ts';
import type { Write } from '../data/table.ts';

/**
 * Computes the pay of a worker again whose deduction changes. A deduction has no first day: it counts from the month
 * before on, where that one is not locked.
 */
export const deductionWrites = (was: Account, { id, company, roles, deduction }: Account, now: string): Write[] => {
  if (!company || !roles.includes('ROLE_VENDOR_STAFF') || deduction === was.deduction) return [];
  const endOfMonthBefore = addDays(`${dayInPrague(now).slice(0, 7)}-01`, -1);
  const from = `${endOfMonthBefore.slice(0, 7)}-01`;
  return [effectWrite('settle-pay', { company_id: company.id, from, staff_id: id }, { now })];
};
