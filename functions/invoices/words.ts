import type { InvoiceLocale } from '#shared/domain/invoices/invoice.ts';
import { percentOf, type VatRate } from '#shared/domain/vat/vat.ts';
import { exportedWords as cs } from '#shared/messages/cs/invoices.ts';
import { exportedWords as en } from '#shared/messages/en/invoices.ts';
import { exportedWords as ru } from '#shared/messages/ru/invoices.ts';

/** What is printed on an invoice. */
export type Words = Readonly<Record<keyof typeof en.invoiceDocument, string>>;
export const wordsIn: Readonly<Record<InvoiceLocale, Words>> = {
  cz: cs.invoiceDocument,
  en: en.invoiceDocument,
  ru: ru.invoiceDocument,
};

export const rateText = (rate: VatRate | null, words: Words): string =>
  rate === 'reverse' ? words.reverse : `${percentOf(rate)}\u00A0%`;
