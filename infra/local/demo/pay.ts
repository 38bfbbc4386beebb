import type { PayFacts } from '#shared/domain/pay/pay.ts';
import type { Coefficient } from '#shared/domain/pay/pay.ts';
import { ratesOf } from '#shared/domain/pay/rates.ts';
import type { Shift } from '#shared/domain/shifts/shift.ts';
import type { StoredCoefficient } from '../../../functions/data/pay/coefficients.ts';
import type { CompanyKey } from './companies.ts';
import { companies } from './companies.ts';
import { idOf } from './seed.ts';
import { specialties } from './specialties.ts';

type Performer = Extract<CompanyKey, 'personalPlus' | 'moravaStaff'>;

const coefficient = (
  performer: Performer,
  name: string,
  condition: Coefficient['condition'],
  factor: number,
  customer: CompanyKey | null = null,
): StoredCoefficient => ({
  id: idOf(`coefficient ${performer} ${name}`),
  version: 1,
  company_id: companies[performer].id,
  name,
  condition,
  factor,
  valid_from: '2024-01-01',
  valid_to: null,
  customer_id: customer && companies[customer].id,
  created_at: '2024-01-08T09:00:00.000Z',
});

/** At least what the Labour Code asks for: nights and weekends 10 %, state holidays 100 %. */
export const coefficients = [
  coefficient('personalPlus', 'Víkendový příplatek', 'weekend', 1.15),
  coefficient('personalPlus', 'Víkend v Zeleném koši', 'weekend', 1.05, 'zelenyKos'),
  coefficient('personalPlus', 'Státní svátek', 'state_holiday', 2),
  coefficient('personalPlus', 'Noční příplatek', 'night', 1.2),
  coefficient('moravaStaff', 'Víkend', 'weekend', 1.1),
  coefficient('moravaStaff', 'Svátek', 'state_holiday', 2),
  coefficient('moravaStaff', 'Noc', 'night', 1.1),
];

const bySpecialty = new Map(Object.values(specialties).map(({ id, hourly_premium }) => [id, hourly_premium]));

/** As the app reads them. Nobody has an agreed rate or another deduction than the usual one. */
export const payFactsOf = (shift: Shift): PayFacts => ({
  rates: ratesOf(shift, {
    agreed: [],
    hourly_premium: bySpecialty.get(shift.category.id) ?? 0,
    deduction: null,
    coefficients: coefficients.filter(({ company_id }) => company_id === shift.vendor?.id),
  }),
  locked: [],
});
