import * as z from 'zod/mini';
import { id, storedInstant } from '#shared/contracts/fields.ts';
import { withRemoved } from '#shared/domain/collections/is-new.ts';
import { defaultNewDays } from '#shared/domain/collections/limits.ts';
import { entity } from '../entity.ts';
import { recordKeyOf } from '../keys.ts';
import { part } from '../part.ts';
import { atVersion, get, ifNotExists, type Write } from '../table.ts';

const newProductsKey = recordKeyOf('NEW_PRODUCTS');
const key = newProductsKey('settings');

const NewProducts = z.object({
  version: z.int(),
  new_days: z.int(),
  removed: z.array(z.object({ product_id: id, at: storedInstant })),
});
type NewProducts = z.infer<typeof NewProducts>;
const newProducts = entity('new-products', NewProducts);

/** The part of the write of these settings. A handler runs again when another request changed them meanwhile. */
export const ofNewProducts = part('new-products');

/** Which products count as new (`isNewProduct`). Strongly consistent. */
export const getNewProducts = async (): Promise<NewProducts> => {
  const item = await get(key);
  return item ? newProducts.read(item) : { version: 0, new_days: defaultNewDays, removed: [] };
};

export const newDaysWrite = (before: NewProducts, new_days: number): Write => newProductsWrite({ ...before, new_days });

/** `now`: ISO 8601 UTC. */
export const newProductRemovalWrite = (before: NewProducts, productId: string, now: string): Write =>
  newProductsWrite({ ...before, removed: withRemoved(before.removed, productId, now) });

const newProductsWrite = ({ version, ...changed }: NewProducts): Write => ({
  part: ofNewProducts,
  put: { ...key, ...newProducts.store({ ...changed, version: version + 1 }) },
  if: version === 0 ? ifNotExists : atVersion(version),
});
