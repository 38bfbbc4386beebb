import { getCompany, updateCompany } from '#shared/contracts/companies.ts';
import { lockHours } from '#shared/contracts/hours.ts';
import { issueInvoice } from '#shared/contracts/invoices.ts';
import { nextMonth } from '#shared/domain/hours/months.ts';
import type { Shift } from '#shared/domain/shifts/shift.ts';
import type { Account } from '../../functions/data/people/accounts.ts';
import { invoke } from './invoke.ts';
import { paidShift, saveShifts } from './paid-shifts.ts';
import { ok } from './shift-fixtures.ts';
import type { World } from './world.ts';

export const billing = {
  bank_account: '19-2000145399/0800',
  vat_payer: true,
  office: { street: 'Lipová 128', city: 'Olomouc', postcode: '779 00', country: 'CZ' },
  prefix: 'FV',
  due_days: 14,
  note: 'Zapsáno u Krajského soudu v Ostravě, C 12345.',
};

/** Fills in the billing of the company of an account. */
export const setBilling = async (world: World, { company }: Account, changes: object = {}, more: object = {}) => {
  const id = company?.id ?? '';
  const { version } = ok(await invoke(getCompany, world.people.admin, { params: { id } }));
  const body = { version, vat_id: 'CZ25596641', billing: { ...billing, ...changes }, ...more };
  return ok(await invoke(updateCompany, world.people.admin, { params: { id }, body } as never));
};

/** A day after a month. */
export const afterMonth = (month: string): string => `${nextMonth(month)}-28T10:00:00.000Z`;

type When = {
  /** Null for the time of now: of a month that is over. */
  now?: string | null;
};
const timeOf = (month: string, { now = afterMonth(month) }: When) => (now === null ? {} : { now });

/** Approved shifts of a month at two stores of the customer, in a month that their performer has locked. */
export const lockedMonth = async (world: World, month: string, when: When = {}): Promise<Shift[]> => {
  const { people, stores, companies } = world;
  const made = [
    paidShift({ store: stores.own, day: `${month}-10`, staff: people.worker, minutes: { weekday: 445 } }),
    paidShift({ store: stores.large, day: `${month}-12`, staff: people.worker, minutes: { weekday: 481 } }),
  ];
  await saveShifts(...made);
  ok(
    await invoke(lockHours, people.vendor, {
      body: { company_id: companies.performer.id, month },
      ...timeOf(month, when),
    }),
  );
  const { findShifts } = await import('../../functions/data/shifts/shifts.ts');
  // The lock computes the pay again.
  return findShifts(made.map(({ id }) => id));
};

/** The invoice of the customer of the world for a locked month. */
export const monthInvoice = async (world: World, month: string, when: When = {}): Promise<any> =>
  ok(
    await invoke(issueInvoice, world.people.vendor, {
      body: { company_id: world.companies.customer.id, month },
      ...timeOf(month, when),
    }),
  );
