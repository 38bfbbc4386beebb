import * as z from 'zod/mini';
import { money, storedInstant } from '#shared/contracts/fields.ts';
import type { PriceSince } from '#shared/domain/products/prices.ts';
import { entity } from '../entity.ts';
import type { Key } from '../keys.ts';
import { queryTable, type Write } from '../table.ts';
import { productKey } from './product-key.ts';

const priceKey = (productId: string, at: string): Key => ({ pk: productKey(productId).pk, sk: `PRICE#${at}` });
const prices = entity('product-price', z.object({ at: storedInstant, price: money }));

/** A price that counts from a time on. */
export const priceWrite = (productId: string, since: PriceSince): Write => ({
  part: 'price',
  put: { ...priceKey(productId, since.at), ...prices.store(since) },
});

/** All prices that a product had, oldest first. */
export const pricesOf = async (productId: string): Promise<PriceSince[]> =>
  (await queryTable(productKey(productId).pk, { startsWith: 'PRICE#' })).map((item) => prices.read(item));
