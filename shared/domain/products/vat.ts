import type { PriceVat, VatRate } from '../vat/vat.ts';

/** What the price of a product says about VAT. */
export type ProductVat = { vat_rate: VatRate; vat_included: boolean };

/** Of a product that says nothing else. */
export const usualVat = { vat_rate: '21', vat_included: true } as const satisfies ProductVat;

/** Whether prices of both can be compared as they are. */
export const isSameVat = (one: ProductVat, other: ProductVat): boolean =>
  one.vat_rate === other.vat_rate && one.vat_included === other.vat_included;

/** In the reverse charge the seller charges no tax that a price could include (act 235/2004, § 92a). */
export const isReverseWithVat = ({ vat_rate, vat_included }: ProductVat): boolean =>
  vat_rate === 'reverse' && vat_included;

/** What a product costs of a seller: one that is no VAT payer charges none. */
export const vatOfSeller = ({ vat_rate, vat_included }: ProductVat, isPayer: boolean): PriceVat =>
  isPayer ? { vat_rate, vat_included } : { vat_rate: null, vat_included: true };

/** The reverse charge needs a customer that is a VAT payer (§ 92a (1)): others are charged the standard rate. */
export const vatForCustomer = ({ vat_rate, vat_included }: PriceVat, isPayer: boolean): PriceVat =>
  vat_rate === 'reverse' && !isPayer ? { vat_rate: '21', vat_included: false } : { vat_rate, vat_included };
