import { setReferralBonuses } from '#shared/contracts/promo.ts';
import { settings } from '../data/system/system-settings.ts';
import { serve } from '../http/serve.ts';

export const handler = serve(setReferralBonuses, async ({ body: { version, ...value }, actor, now }) => {
  const before = await settings.referral_bonuses.readAt(version);
  return {
    reply: { data: { ...value, version: version + 1 } },
    writes: settings.referral_bonuses.changeWrites(before, value, actor, now),
  };
});
