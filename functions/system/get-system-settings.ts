import { getSystemSettings } from '#shared/contracts/system.ts';
import { settings } from '../data/system/system-settings.ts';
import { serve } from '../http/serve.ts';

export const handler = serve(getSystemSettings, async () => {
  const [new_days, referral_bonuses, shop, footer, support_hours, issuer] = await Promise.all([
    settings.new_days.read(),
    settings.referral_bonuses.read(),
    settings.shop.read(),
    settings.footer.read(),
    settings.support_hours.read(),
    settings.issuer.read(),
  ]);
  return {
    data: {
      new_days,
      referral_bonuses,
      shop,
      footer,
      support_hours,
      issuer: { ...issuer, value: issuer.value.issuer },
    },
  };
});
