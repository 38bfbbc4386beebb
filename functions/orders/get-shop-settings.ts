import { getShopSettings } from '#shared/contracts/orders.ts';
import { settings } from '../data/system/system-settings.ts';
import { serve } from '../http/serve.ts';

export const handler = serve(getShopSettings, async () => {
  const { value, version } = await settings.shop.read();
  return { data: { ...value, version } };
});
