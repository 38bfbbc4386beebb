import { getReferralBonuses } from '#shared/contracts/promo.ts';
import { getReferralBonuses as bonusesNow } from '../data/promo/referral-bonuses.ts';
import { serve } from '../http/serve.ts';

export const handler = serve(getReferralBonuses, async () => ({ data: await bonusesNow() }));
