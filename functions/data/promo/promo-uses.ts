import * as z from 'zod/mini';
import { id } from '#shared/contracts/fields.ts';
import { platforms } from '#shared/domain/promo/promo-code.ts';
import { entity } from '../entity.ts';
import { type Key, monthOf } from '../keys.ts';
import { part } from '../part.ts';
import { get, ifNotExists, type Item, queryIndex, queryTable, type Write } from '../table.ts';

/** The companies that have used a code. */
const promoUsesPartition = (promoId: string) => `PROMO_USES#${promoId}`;
const promoUseKey = (promoId: string, companyId: string): Key => ({ pk: promoUsesPartition(promoId), sk: companyId });
/** The uses of all codes in a month (UTC). */
const monthOfUsesPartition = (month: string) => `USES_OF_CODES#${month}`;

const PromoUse = z.object({
  promo_id: id,
  company_id: id,
  account_id: id,
  at: z.string(),
  country: z.nullable(z.string()),
  platform: z.enum(platforms),
  /** When the company first paid after it. */
  paid_at: z.nullable(z.string()),
});
export type PromoUse = z.infer<typeof PromoUse>;
const uses = entity('promo-use', PromoUse);

/** The part that fails if a company has used a code before. */
export const ofPromoUse = part('promo-use');

const item = (use: PromoUse): Item => ({
  ...promoUseKey(use.promo_id, use.company_id),
  ...uses.store(use),
  all_pk: monthOfUsesPartition(monthOf(use.at)),
  all_sk: `${use.at}#${use.company_id}#${use.promo_id}`,
  id: use.company_id,
  projection: uses.store(use),
});

export const promoUseInsertionWrite = (use: PromoUse): Write => ({ part: ofPromoUse, put: item(use), if: ifNotExists });
export const promoUseChangeWrite = (use: PromoUse): Write => ({ part: ofPromoUse, put: item(use) });

/** Strongly consistent. */
export const findPromoUse = async (promoId: string, companyId: string): Promise<PromoUse | undefined> => {
  const found = await get(promoUseKey(promoId, companyId));
  return found && uses.read(found);
};

/** All uses of a code: it has a bounded number. */
export const usesOfCode = async (promoId: string): Promise<PromoUse[]> =>
  (await queryTable(promoUsesPartition(promoId))).map(uses.read);

/** The uses of all codes in some months, eventually consistent. */
export const usesInMonths = async (months: readonly string[]): Promise<PromoUse[]> => {
  const found = await Promise.all(months.map((month) => queryIndex('all', monthOfUsesPartition(month))));
  return found.flat().map((entry) => uses.read(entry['projection'] as Item));
};
