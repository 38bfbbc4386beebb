import { usualVat } from '#shared/domain/products/vat.ts';
import type { Migration } from '../entity.ts';

/** The migration of a record with lines of before products had VAT rates: their prices included 21 %. */
export const linesWithVat: Migration = (old) => {
  const lines = old['items'];
  return { ...old, items: Array.isArray(lines) ? lines.map((line: object) => ({ ...line, ...usualVat })) : [] };
};
