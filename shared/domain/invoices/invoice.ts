import type { Office } from '../companies/billing.ts';
import type { VatRate, RateSum } from '../vat/vat.ts';

/** A tax document (docs/rules.md, "Invoices"). Money is integers in haléř, days are YYYY-MM-DD in Prague. */
export const invoiceKinds = ['invoice', 'credit-note'] as const;
export type InvoiceKind = (typeof invoiceKinds)[number];

export type InvoiceLocale = 'en' | 'cz' | 'ru';

/** A company or a person, as it was on the day of the issue. A person has no `inn` and no `vat_id`. */
export type Party = {
  /** Of the company; null of a person and of the platform. */
  id: string | null;
  name: string;
  /** IČO. */
  inn: string | null;
  /** DIČ; null of who is not a VAT payer. */
  vat_id: string | null;
  office: Office;
};
/** `bank_account` as the seller wrote it, `note` for the foot of the document (an entry in the business register). */
export type Seller = Party & { vat_payer: boolean; bank_account: string; iban: string; note: string | null };

export const lineUnits = ['piece', 'minute'] as const;
export type InvoiceLine = {
  /** The store, under which lines of hours stand; null of goods and plans. */
  group: string | null;
  text: string;
  /** An SKU, a condition of a surcharge. */
  detail: string | null;
  /** Pieces, or minutes. Negative in a credit note that takes back. */
  quantity: number;
  unit: (typeof lineUnits)[number];
  /** Of a piece or of an hour. */
  unit_price: number;
  /** Of a surcharge: the factor that raises `unit_price`, of which the line is `factor` - 1. Null of other lines. */
  factor: number | null;
  /** As the price, with or without VAT; the sum of rounded amounts, so it may differ from quantity x price by haléře. */
  amount: number;
  vat_rate: VatRate | null;
  vat_included: boolean;
};

/** What an invoice is for. */
export type InvoiceSource =
  | { kind: 'order'; id: string; number: string }
  /** Approved hours: YYYY-MM, of the customer. */
  | { kind: 'month'; month: string }
  /** A payment for a plan. */
  | { kind: 'payment'; id: string };

/** What is printed: it never changes. */
export type InvoiceDocument = {
  id: string;
  kind: InvoiceKind;
  number: string;
  /** Digits, at most 10. */
  variable_symbol: string;
  source: InvoiceSource;
  /** Of a credit note: the invoice that it corrects, and why. */
  corrects: { id: string; number: string } | null;
  reason: string | null;
  locale: InvoiceLocale;
  seller: Seller;
  buyer: Party;
  issued_on: string;
  /** The day of the taxable supply. */
  supplied_on: string;
  due_on: string;
  lines: readonly InvoiceLine[];
  /** By rate, and the sum with VAT. Negative in a credit note that takes back. */
  rates: readonly RateSum[];
  total: number;
};
