import type { PayFacts } from '#shared/domain/pay/pay.ts';
import { ratesOf } from '#shared/domain/pay/rates.ts';
import type { Shift } from '#shared/domain/shifts/shift.ts';
import { mapAtMost } from '../at-most.ts';
import { lockedMonthsOfEach } from '../hours/locks.ts';
import { readAccount, storedAccounts } from '../people/accounts.ts';
import { getSpecialties } from '../specialties/specialties.ts';
import { agreedRatesOf } from './agreed-rates.ts';
import { coefficientsOf } from './coefficients.ts';

/**
 * What the pay of shifts depends on besides them: the premium of the specialty, the worker's agreed rates and
 * deduction, and the performer's coefficients and locked months. Each is read once for all shifts. Of a shift without a
 * performer or a worker nothing is paid.
 */
export const payFactsOf = async (shifts: readonly Shift[]): Promise<Map<string, PayFacts>> => {
  const vendors = [...new Set(shifts.flatMap(({ vendor }) => (vendor ? [vendor.id] : [])))];
  const workers = [...new Set(shifts.flatMap(({ staff }) => (staff ? [staff.id] : [])))];
  const byId = async <T>(ids: readonly string[], read: (id: string) => Promise<T>) =>
    new Map(await mapAtMost(ids, async (id) => [id, await read(id)] as const));
  const [specialties, accounts, agreed, coefficients, locked] = await Promise.all([
    getSpecialties([...new Set(shifts.map(({ category }) => category.id))]),
    storedAccounts(workers).then((items) => items.map(readAccount)),
    byId(workers, agreedRatesOf),
    byId(vendors, coefficientsOf),
    lockedMonthsOfEach(vendors),
  ]);
  return new Map(
    shifts.map((shift) => {
      const rates = ratesOf(shift, {
        agreed: agreed.get(shift.staff?.id ?? '') ?? [],
        hourly_premium: specialties.find(({ id }) => id === shift.category.id)?.hourly_premium ?? 0,
        deduction: accounts.find(({ id }) => id === shift.staff?.id)?.deduction ?? null,
        coefficients: coefficients.get(shift.vendor?.id ?? '') ?? [],
      });
      return [shift.id, { rates, locked: locked.get(shift.vendor?.id ?? '') ?? [] }];
    }),
  );
};

/** As `payFactsOf`, of one shift. */
export const payFactsFor = async (shift: Shift): Promise<PayFacts> => {
  const facts = (await payFactsOf([shift])).get(shift.id);
  if (!facts) throw new Error(`No rates of shift ${shift.id}`);
  return facts;
};
