import { recordKeyOf } from '../keys.ts';

/** A product. Its stock, movements, prices, photos and files are in the same partition. */
export const productKey = recordKeyOf('PRODUCT');
