import type { Coefficient, PayFacts } from '#shared/domain/pay/pay.ts';
import { ratesOf } from '#shared/domain/pay/rates.ts';
import type { Shift } from '#shared/domain/shifts/shift.ts';
import type { StoredRate } from '../../../functions/data/pay/agreed-rates.ts';
import type { StoredCoefficient } from '../../../functions/data/pay/coefficients.ts';
import { companies, type CompanyKey } from './companies.ts';
import { wallTime } from './days.ts';
import { type Hand, hands, understudy, vendorOf } from './people.ts';
import { dice, idOf } from './seed.ts';
import { specialties, type SpecialtyKey } from './specialties.ts';

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

/** What performers pay the newest workers, in Kč an hour. About a quarter of the order's rate stays with the performer. */
const wages: Record<SpecialtyKey, number> = {
  cashier: 155,
  stocker: 148,
  nightStocker: 150,
  baker: 175,
  deli: 158,
  shopAssistant: 162,
  warehouse: 170,
  forklift: 190,
  cleaner: 140,
  inventory: 145,
  barista: 155,
  promoter: 172,
};
/** Above it, for those who know the work, in Kč an hour. */
const raises = [0, 3, 5, 8, 10] as const;

/**
 * The rates that count for a worker from a day on, one for each of their specialties. The performer agrees them anew
 * for each year, because the minimum wage rises in January.
 */
export const ratesAgreedWith = (hand: Hand, day: string): StoredRate[] => {
  const { id, fio } = vendorOf(hand.worker.company?.id ?? '');
  const year = Number(day.slice(0, 4));
  const raise = dice(`raise of ${hand.worker.id}`).pick(raises);
  return hand.row.can.map((key) => ({
    id: idOf(`rate ${hand.worker.id} ${key} ${year}`),
    category_id: specialties[key].id,
    hourly_rate: (wages[key] + raise) * 100,
    valid_from: `${year}-01-01`,
    created_at: wallTime(`${year - 1}-12-15`, '10:00'),
    by: { id, fio },
  }));
};
const workers = new Map([...hands, understudy].map((hand) => [hand.worker.id, hand]));

const bySpecialty = new Map(Object.values(specialties).map(({ id, hourly_premium }) => [id, hourly_premium]));

const agreedWith = ({ staff, day }: Shift): StoredRate[] => {
  const hand = workers.get(staff?.id ?? '');
  return hand ? ratesAgreedWith(hand, day) : [];
};

/** As the app reads them. Nobody has another deduction than the usual one. */
export const payFactsOf = (shift: Shift): PayFacts => ({
  rates: ratesOf(shift, {
    agreed: agreedWith(shift),
    hourly_premium: bySpecialty.get(shift.category.id) ?? 0,
    deduction: null,
    coefficients: coefficients.filter(({ company_id }) => company_id === shift.vendor?.id),
  }),
  locked: [],
});
