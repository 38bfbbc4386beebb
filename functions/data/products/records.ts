import type { CountedLists, Listed, Readers } from '../records.ts';
import { listProductWrites, productLists } from './product-entries.ts';
import { productKey } from './product-key.ts';
import { readProduct } from './products.ts';
import { readStock } from './stock.ts';

export const readers = { product: readProduct, stock: readStock } satisfies Readers;

export const listed = {
  products: { record: productKey, writes: (item) => listProductWrites(undefined, readProduct(item)) },
} satisfies Listed;

export const countedLists: CountedLists = (company) => (company ? [] : productLists);
