import { getReferralBonuses } from '#shared/contracts/promo.ts';
import { settings } from '../data/system/system-settings.ts';
import { serve } from '../http/serve.ts';

export const handler = serve(getReferralBonuses, async () => {
  const { value, version } = await settings.referral_bonuses.read();
  return { data: { ...value, version } };
});
