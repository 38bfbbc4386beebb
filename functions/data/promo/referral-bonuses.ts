import * as z from 'zod/mini';
import { money } from '#shared/contracts/fields.ts';
import { firstBonuses } from '#shared/domain/promo/limits.ts';
import { entity } from '../entity.ts';
import { recordKeyOf } from '../keys.ts';
import { atVersion, get, ifNotExists, type Write } from '../table.ts';

const referralBonusesKey = recordKeyOf('REFERRAL_BONUSES');
const key = referralBonusesKey('settings');

/** Haléř. */
const ReferralBonuses = z.object({ version: z.int(), sharing: money, application: money });
export type ReferralBonuses = z.infer<typeof ReferralBonuses>;
const bonuses = entity('referral-bonuses', ReferralBonuses);

/** Strongly consistent. */
export const getReferralBonuses = async (): Promise<ReferralBonuses> => {
  const item = await get(key);
  return item ? bonuses.read(item) : { version: 0, ...firstBonuses };
};

/** Fails as part `referral-bonuses` if they were changed since the version before. */
export const referralBonusesWrite = (after: ReferralBonuses): Write => ({
  part: 'referral-bonuses',
  put: { ...key, ...bonuses.store(after) },
  if: after.version === 1 ? ifNotExists : atVersion(after.version - 1),
});
