import * as z from 'zod/mini';
import { money } from '#shared/contracts/fields.ts';
import { firstShopSettings } from '#shared/domain/orders/limits.ts';
import { entity } from '../entity.ts';
import { recordKeyOf } from '../keys.ts';
import { atVersion, get, ifNotExists, type Write } from '../table.ts';

const shopSettingsKey = recordKeyOf('SHOP_SETTINGS');
const key = shopSettingsKey('settings');

const ShopSettings = z.object({
  version: z.int(),
  /** Grams, haléř. The lightest first. */
  delivery: z.array(z.object({ up_to: z.int(), cost: money })),
  bonus_percent: z.int(),
});
export type ShopSettings = z.infer<typeof ShopSettings>;
const shopSettings = entity('shop-settings', ShopSettings);

/** What deliveries cost, and how much of an order bonuses pay. Strongly consistent. */
export const getShopSettings = async (): Promise<ShopSettings> => {
  const item = await get(key);
  return item ? shopSettings.read(item) : { version: 0, ...firstShopSettings };
};

/** Fails as part `shop-settings` if they were changed since the version before. */
export const shopSettingsWrite = (after: ShopSettings): Write => ({
  part: 'shop-settings',
  put: { ...key, ...shopSettings.store(after) },
  if: after.version === 1 ? ifNotExists : atVersion(after.version - 1),
});
