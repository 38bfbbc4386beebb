import { changesOf } from '#shared/domain/audit/changes.ts';
import { priceAudit, rateAudit } from '#shared/domain/pay/audit.ts';
import { auditEntryWrite } from '../../../functions/data/audit.ts';
import { priceWrite, pricesWith, type StoredPrice } from '../../../functions/data/pay/agreed-prices.ts';
import { agreedRatesOf, rateWrite } from '../../../functions/data/pay/agreed-rates.ts';
import { transact, type Write } from '../../../functions/data/table.ts';
import { companies } from './companies.ts';
import { ratesAgreedWith } from './pay.ts';
import { type Hand, hands, understudy, vendorOf } from './people.ts';
import { pricesFrom } from './price-lists.ts';
import { vendorFor } from './scene.ts';
import { sideBySide } from './side-by-side.ts';
import { specialties } from './specialties.ts';

const workers = [...hands, understudy];

/** As when the performer agrees each rate by hand. */
const ratesWrites = (hand: Hand, day: string): Write[] =>
  ratesAgreedWith(hand, day).flatMap((rate) => {
    const { id, fio } = hand.worker;
    const changes = changesOf(rateAudit, null, { ...rate, specialty: nameOf(rate.category_id) });
    const entry = {
      action: 'rate-agreed',
      by: vendorFor(hand),
      at: rate.created_at,
      about: { id, name: fio },
    } as const;
    return [rateWrite(id, rate, undefined), auditEntryWrite({ ...entry, changes })];
  });

const nameOf = (id: string): string => Object.values(specialties).find((each) => each.id === id)?.names.cs ?? '';

/** Stores the rates that count from a day on, unless there are any: later ones are those that people agree. */
export const agreeRates = async (day: string): Promise<void> => {
  let isKnown = false;
  await sideBySide(workers, async ({ worker }) => {
    isKnown ||= (await agreedRatesOf(worker.id)).length > 0;
  });
  if (!isKnown) await sideBySide(workers, (hand) => transact(ratesWrites(hand, day)));
};

const priceWrites = (price: StoredPrice): Write[] => {
  const changes = changesOf(priceAudit, null, { ...price, specialty: nameOf(price.category_id) });
  const about = Object.values(companies).find(({ id }) => id === price.customer_id) ?? null;
  const entry = { action: 'price-agreed', by: vendorOf(price.vendor_id), at: price.created_at, about } as const;
  return [priceWrite(price, undefined), auditEntryWrite({ ...entry, changes })];
};

/** As `agreeRates`, the price lists of the year of a day and of the next one. */
export const agreePrices = async (day: string): Promise<void> => {
  const prices = pricesFrom(day);
  const [first] = prices;
  if (!first || (await pricesWith(first.vendor_id, first.customer_id)).length > 0) return;
  await sideBySide(prices, (price) => transact(priceWrites(price)));
};
