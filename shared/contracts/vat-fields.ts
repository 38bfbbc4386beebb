import * as z from 'zod/mini';
import { vatRates } from '../domain/vat/vat.ts';

/** Null of a seller that is no VAT payer. */
const vatRate = z.nullable(z.enum(vatRates));
/** Of the price of a line: as `PriceVat` of the rules. */
export const lineVat = { vat_rate: vatRate, vat_included: z.boolean() };

/** Haléř, with its sign. */
const amount = z.int();
/** What is charged at a rate. */
export const RateSum = z.object({ vat_rate: vatRate, base: amount, vat: amount, total: amount });
export type RateSum = z.infer<typeof RateSum>;
