import { getShopSettings } from '#shared/contracts/orders.ts';
import { getShopSettings as loadShopSettings } from '../data/orders/shop-settings.ts';
import { serve } from '../http/serve.ts';

export const handler = serve(getShopSettings, async () => ({ data: await loadShopSettings() }));
