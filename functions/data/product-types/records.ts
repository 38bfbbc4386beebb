import type { Readers } from '../records.ts';
import { readProductType } from './product-types.ts';

export const readers = { 'product-type': readProductType } satisfies Readers;
