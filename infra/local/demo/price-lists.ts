import type { StoredPrice } from '../../../functions/data/pay/agreed-prices.ts';
import { companies, type CompanyKey } from './companies.ts';
import { wallTime } from './days.ts';
import { vendorOf } from './people.ts';
import { idOf } from './seed.ts';
import { specialties } from './specialties.ts';

type Factors = Pick<StoredPrice, 'weekend' | 'night' | 'state_holiday'>;
type PriceList = Factors & {
  vendor: CompanyKey;
  customer: CompanyKey;
  /** Above the rates of the specialties, in Kč an hour. */
  more: number;
  /** Above it before Christmas. */
  season?: number;
};
const plus: Factors = { weekend: 1.15, night: 1.2, state_holiday: 2 };
const morava: Factors = { weekend: 1.1, night: 1.1, state_holiday: 2 };
/** Of each cooperation. */
const lists: readonly PriceList[] = [
  { ...plus, vendor: 'personalPlus', customer: 'zelenyKos', more: 3, season: 6, weekend: 1.2 },
  { ...morava, vendor: 'moravaStaff', customer: 'zelenyKos', more: 5 },
  { ...plus, vendor: 'personalPlus', customer: 'drogerieLipa', more: 6, season: 5 },
  { ...plus, vendor: 'personalPlus', customer: 'hobbyDum', more: 4 },
  { ...morava, vendor: 'moravaStaff', customer: 'hobbyDum', more: 2 },
  { ...plus, vendor: 'personalPlus', customer: 'kavarnySlunce', more: 8 },
];
const seasonStart = '11-15';

/** The prices of the year of a day and of the next one, agreed in the December before. */
export const pricesFrom = (day: string): StoredPrice[] => {
  const year = Number(day.slice(0, 4));
  const created_at = wallTime(`${year - 1}-12-10`, '10:00');
  return lists.flatMap(({ vendor, customer, more, season, ...factors }) => {
    const { id, fio } = vendorOf(companies[vendor].id);
    const steps = [year, year + 1].flatMap((each) => [
      { valid_from: `${each}-01-01`, added: more },
      ...(season === undefined ? [] : [{ valid_from: `${each}-${seasonStart}`, added: more + season }]),
    ]);
    return steps.flatMap(({ valid_from, added }) =>
      Object.entries(specialties).map(([key, specialty]) => ({
        ...factors,
        id: idOf(`price ${vendor} ${customer} ${key} ${valid_from}`),
        vendor_id: companies[vendor].id,
        customer_id: companies[customer].id,
        category_id: specialty.id,
        hourly_rate: specialty.hourly_rate + added * 100,
        valid_from,
        created_at,
        by: { id, fio },
      })),
    );
  });
};
