import { setShopSettings } from '#shared/contracts/orders.ts';
import { settings } from '../data/system/system-settings.ts';
import { serve } from '../http/serve.ts';

export const handler = serve(setShopSettings, async ({ body: { version, ...value }, actor, now }) => {
  const before = await settings.shop.readAt(version);
  return {
    reply: { data: { ...value, version: version + 1 } },
    writes: settings.shop.changeWrites(before, value, actor, now),
  };
});
