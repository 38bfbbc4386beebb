import type { CountedLists, Listed } from '../records.ts';
import { promoCodeKey, promoEntryWrites, promoLists, readPromoCode } from './promo-codes.ts';

export const listed = {
  'promo-codes': { record: promoCodeKey, writes: (item) => promoEntryWrites(readPromoCode(item)) },
} satisfies Listed;

export const countedLists: CountedLists = (company) => (company ? [] : promoLists);
