import { Problem } from '../problem.ts';
import type { AgreedPrice, ShiftPrice } from './pay.ts';

/** What decides about the prices of a shift; `day` is its day at the store. */
type Wanted = { category_id: string; day: string; performers: readonly string[] };

/** The newest price of each performer for a specialty that is valid on a day; none of those without one. */
export const pricesOn = (agreed: readonly AgreedPrice[], { category_id, day, performers }: Wanted): ShiftPrice[] =>
  performers.flatMap((vendor_id) => {
    const own = agreed.filter(
      (price) => price.vendor_id === vendor_id && price.category_id === category_id && price.valid_from <= day,
    );
    const [first, ...others] = own;
    if (!first) return [];
    const newest = others.reduce((one, other) => (other.valid_from > one.valid_from ? other : one), first);
    const { hourly_rate, weekend, night, state_holiday } = newest;
    return [{ vendor_id, hourly_rate, weekend, night, state_holiday }];
  });

/** Agreed prices of a performer with one customer. */
export const maxPrices = 500;

/** Throws too-many-prices where a performer with so many of a customer agrees another one. */
export const requireRoomForPrice = (count: number): void => {
  if (count >= maxPrices) throw new Problem('too-many-prices', { params: { limit: maxPrices } });
};
