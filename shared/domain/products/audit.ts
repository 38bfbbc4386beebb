import type { Kind } from '../audit/kind.ts';
import { inCrowns } from '../specialties/audit.ts';
import type { VatRate } from '../vat/vat.ts';

type ProductValues = {
  name: string;
  /** Haléř. */
  price: number;
  vat_rate: VatRate;
  vat_included: boolean;
  sku: string;
  barcode: string;
  height: number;
  length: number;
  width: number;
  weight: number;
  expiration_date: string | null;
  active: boolean;
};
export const productAudit = {
  name: ({ name }) => name,
  price: ({ price }) => inCrowns(price),
  vat_rate: ({ vat_rate }) => (vat_rate === 'reverse' ? vat_rate : `${vat_rate} %`),
  vat_included: ({ vat_included }) => vat_included,
  sku: ({ sku }) => sku,
  barcode: ({ barcode }) => barcode,
  height: ({ height }) => height,
  length: ({ length }) => length,
  width: ({ width }) => width,
  weight: ({ weight }) => weight,
  expiration_date: ({ expiration_date }) => expiration_date,
  active: ({ active }) => active,
} satisfies Kind<ProductValues>;

/** Of a stock that somebody sets by hand. */
export const stockAudit = { stock: ({ stock }) => stock } satisfies Kind<{ stock: number }>;
