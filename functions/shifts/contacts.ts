import type { Contact } from '#shared/contracts/shifts.ts';
import type { Actor } from '#shared/domain/roles.ts';
import { mayCall } from '#shared/domain/shifts/log-visibility.ts';
import { performersOf } from '#shared/domain/shifts/reach.ts';
import type { Shift } from '#shared/domain/shifts/shift.ts';
import { companiesById } from '../data/companies/companies.ts';
import { readAccount, storedAccounts } from '../data/people/accounts.ts';
import { storesById } from '../data/stores/stores.ts';

/** Performers of a shift without a worker. */
const maxPerformers = 3;

/** Whom the actor calls about each of the shifts in their reach, those with a number. */
export const contactsFor = async ({ role }: Actor, shifts: readonly Shift[]): Promise<(shift: Shift) => Contact[]> => {
  const idsOf = (who: Contact['who'], of: (shift: Shift) => readonly string[]) =>
    mayCall(role, who) ? [...new Set(shifts.flatMap(of))] : [];
  const [workers, performers, stores] = await Promise.all([
    storedAccounts(idsOf('worker', workersOf)),
    companiesById(idsOf('performer', calledPerformers)),
    storesById(idsOf('store', ({ store }) => [store.id])),
  ]);
  const known = [
    ...workers.map(readAccount).map(({ id, fio, phone }) => ({ id, who: 'worker', name: fio, phone }) as const),
    ...performers.map(({ id, name, phone }) => ({ id, who: 'performer', name, phone }) as const),
    ...stores.map(({ id, name, phone }) => ({ id, who: 'store', name, phone }) as const),
  ];
  return (shift) => {
    const ids = new Set([...workersOf(shift), ...calledPerformers(shift), shift.store.id]);
    return known.flatMap(({ id, who, name, phone }) => (ids.has(id) && phone !== null ? [{ who, name, phone }] : []));
  };
};

const workersOf = ({ staff }: Shift) => (staff ? [staff.id] : []);
const calledPerformers = (shift: Shift) => performersOf(shift).slice(0, maxPerformers);
