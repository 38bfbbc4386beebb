import * as z from 'zod/mini';
import { invoiceKinds, lineUnits } from '../domain/invoices/invoice.ts';
import { bankPaymentStates } from '../domain/invoices/matching.ts';
import { invoiceStatuses } from '../domain/invoices/state.ts';
import { longestReference, statementTexts } from '../domain/invoices/statement-movements.ts';
import { area, item, list, paging, sortedBy, unpagedList } from './endpoint.ts';
import {
  day,
  daysInOrder,
  fromTo,
  id,
  idAndName,
  integer,
  locale,
  multilineText,
  person,
  queryArray,
  search,
  storedInstant,
  text,
  version,
} from './fields.ts';
import { lineVat, RateSum } from './vat-fields.ts';

const endpoint = area('invoices');

const invoiceStatus = z.enum(invoiceStatuses);
/** Haléř, with its sign. */
const amount = z.int();
const storedDay = z.string();
const numbered = z.object({ id, number: z.string() });
/** YYYY-MM. */
export const month = z.string().check(z.maxLength(7, { abort: true }), z.regex(/^20\d\d-(0[1-9]|1[0-2])$/));

export const InvoiceSource = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('order'), id, number: z.string() }),
  z.object({ kind: z.literal('month'), month: z.string() }),
  z.object({ kind: z.literal('payment'), id }),
]);

const Office = z.object({ street: z.string(), city: z.string(), postcode: z.string(), country: z.string() });
export const Party = z.object({
  id: z.nullable(id),
  name: z.string(),
  inn: z.nullable(z.string()),
  vat_id: z.nullable(z.string()),
  office: Office,
});
export const Seller = z.extend(Party, {
  vat_payer: z.boolean(),
  bank_account: z.string(),
  iban: z.string(),
  note: z.nullable(z.string()),
});

export const InvoiceLine = z.object({
  group: z.nullable(z.string()),
  text: z.string(),
  detail: z.nullable(z.string()),
  quantity: z.int(),
  unit: z.enum(lineUnits),
  unit_price: amount,
  factor: z.nullable(z.number()),
  amount,
  ...lineVat,
});

/** What is printed, without its lines. */
export const documentFields = {
  id,
  number: z.string(),
  variable_symbol: z.string(),
  source: InvoiceSource,
  /** Of a credit note: the invoice that it corrects. */
  corrects: z.nullable(numbered),
  reason: z.nullable(z.string()),
  locale,
  seller: Seller,
  buyer: Party,
  issued_on: storedDay,
  supplied_on: storedDay,
  due_on: storedDay,
  rates: z.array(RateSum),
  total: amount,
};

const balance = {
  /** The total with that of the credit notes. */
  owed: amount,
  paid: amount,
  /** Negative: to be given back to the customer. */
  remaining: amount,
};

export const InvoiceRow = z.object({
  id,
  version,
  kind: z.enum(invoiceKinds),
  number: z.string(),
  variable_symbol: z.string(),
  status: invoiceStatus,
  source: InvoiceSource,
  corrects: z.nullable(numbered),
  seller: z.object({ id: z.nullable(id), name: z.string() }),
  buyer: z.object({ id: z.nullable(id), name: z.string() }),
  issued_on: storedDay,
  due_on: storedDay,
  total: amount,
  ...balance,
});
export type InvoiceRow = z.infer<typeof InvoiceRow>;

export const Invoice = z.object({
  ...documentFields,
  ...balance,
  version,
  kind: z.enum(invoiceKinds),
  status: invoiceStatus,
  lines: z.array(InvoiceLine),
  issued_by: z.nullable(person),
  sent_at: z.nullable(storedInstant),
  payments: z.array(z.object({ day: storedDay, amount, by: z.nullable(person) })),
  notes: z.array(z.extend(numbered, { total: amount, day: storedDay })),
  reminders: z.array(storedInstant),
  /** For the QR code (SPAYD); null if nothing is to be paid. */
  spayd: z.nullable(z.string()),
  may_record: z.boolean(),
  may_credit: z.boolean(),
});
export type Invoice = z.infer<typeof Invoice>;

/** As whom the caller's company is looked for. */
export const invoiceRoles = ['seller', 'buyer'] as const;

export const listInvoices = endpoint({
  name: 'list-invoices',
  summary: 'List the invoices and credit notes that the caller issued or got, the newest first',
  assistant: 'Invoices by number, company and status',
  page: '/invoices/view/{id}',
  method: 'GET',
  path: '/api/invoices',
  access: 'invoice.read',
  query: z
    .strictObject({
      ...paging,
      ...sortedBy(['issued_at'], 'desc'),
      role: z.optional(z.enum(invoiceRoles)),
      status: z.optional(queryArray(invoiceStatus)),
      ...fromTo,
      /** The beginnings of the number, or of words of the companies. */
      text: z.optional(search),
    })
    .check(daysInOrder),
  reply: list(InvoiceRow),
});

const params = z.object({ id });

export const getInvoice = endpoint({
  name: 'get-invoice',
  summary: 'Get an invoice or a credit note with its lines and payments',
  assistant: 'One invoice with its lines, payments and credit notes',
  page: '/invoices/view/{id}',
  method: 'GET',
  path: '/api/invoice/{id}',
  access: 'invoice.read',
  params,
  reply: item(Invoice),
  problems: ['not-found'],
});

/** What an invoice is issued for: an order, or the approved hours of a customer in a locked month. */
const subject = {
  order_id: z.optional(id),
  /** The customer, and the month. */
  company_id: z.optional(id),
  month: z.optional(month),
  /** The performer; only an admin names it. */
  seller_id: z.optional(id),
};
const orderOrMonth = z.check<object>(({ value, issues }) => {
  const given = new Map<string, unknown>(Object.entries(value));
  const [order, company, ofMonth] = ['order_id', 'company_id', 'month'].map((name) => given.get(name) !== undefined);
  if (order === (company || ofMonth) || company !== ofMonth)
    issues.push({ code: 'custom', input: value, path: [order ? 'order_id' : 'company_id'], message: 'order-or-month' });
});

export const issueProblems = [
  'not-found',
  'invoice-issued',
  'invoice-nothing',
  'invoice-too-long',
  'invoice-seller-incomplete',
  'invoice-customer-abroad',
  'invoice-month-open',
  'invoice-hours-open',
  'order-not-invoiced',
] as const;

export const previewInvoice = endpoint({
  name: 'preview-invoice',
  summary: 'Get what an invoice of an order or of a month would say, with the shifts that it charges',
  method: 'GET',
  path: '/api/invoices/preview',
  access: 'invoice.write',
  query: z.strictObject(subject).check(orderOrMonth),
  reply: item(
    z.object({
      buyer: Party,
      lines: z.array(InvoiceLine),
      rates: z.array(RateSum),
      total: amount,
      /** Of a month, by store and day. */
      shifts: z.array(
        z.object({
          id,
          day: storedDay,
          store: idAndName,
          specialty: z.string(),
          staff: z.nullable(z.string()),
          minutes: z.int(),
          charge: amount,
        }),
      ),
    }),
  ),
  localized: true,
  problems: issueProblems,
});

export const issueInvoice = endpoint({
  name: 'issue-invoice',
  summary: 'Issue an invoice of an order, or of the approved hours of a customer in a locked month, and send it',
  method: 'POST',
  path: '/api/invoices',
  access: 'invoice.write',
  whileExpired: true,
  body: z.strictObject(subject).check(orderOrMonth),
  reply: item(InvoiceRow),
  status: 201,
  problems: issueProblems,
});

export const recordInvoicePayment = endpoint({
  name: 'record-invoice-payment',
  summary: 'Record that an invoice was paid, by default all that is left; or that money was given back',
  method: 'POST',
  path: '/api/invoice/{id}/paid',
  access: 'invoice.write',
  whileExpired: true,
  params,
  body: z.strictObject({
    version,
    /** Haléř; negative for money that was given back. */
    amount: z.optional(integer(-100_000_000_00, 100_000_000_00)),
    /** Of the payment; today without it. */
    day: z.optional(day),
  }),
  reply: item(InvoiceRow),
  problems: ['not-found', 'changed', 'invoice-settled', 'too-many-order-changes'],
});

export const creditInvoice = endpoint({
  name: 'credit-invoice',
  summary: 'Issue a credit note of an invoice: for what changed since, or for all of it',
  method: 'POST',
  path: '/api/invoice/{id}/credit',
  access: 'invoice.write',
  whileExpired: true,
  params,
  body: z.strictObject({
    version,
    reason: multilineText(300),
    /** All of the invoice, also what did not change. Its order or month can be invoiced again then. */
    all: z._default(z.boolean(), false),
  }),
  reply: item(InvoiceRow),
  status: 201,
  problems: [
    'not-found',
    'changed',
    'credit-nothing',
    'invoice-seller-incomplete',
    'invoice-hours-open',
    'invoice-too-long',
    'too-many-order-changes',
  ],
});

/** The customers of a performer that have hours in a locked month. */
const InvoiceableMonth = z.object({
  customer: idAndName,
  shifts: z.int(),
  minutes: z.int(),
  /** Haléř, without VAT. */
  charge: amount,
  /** Hours that were reopened and are not approved. */
  open: z.int(),
  /** `difference`: haléř with VAT that the hours cost now more than was invoiced, less if negative: a credit note has it. */
  invoice: z.nullable(z.extend(numbered, { status: invoiceStatus, difference: amount })),
});
export type InvoiceableMonth = z.infer<typeof InvoiceableMonth>;

export const listInvoiceable = endpoint({
  name: 'list-invoiceable',
  summary: 'List the customers of a performer with approved hours in a month, with the invoices that there are',
  method: 'GET',
  path: '/api/invoices/months',
  access: 'invoice.write',
  query: z.strictObject({ month, seller_id: z.optional(id) }),
  reply: item(z.object({ locked: z.boolean(), customers: z.array(InvoiceableMonth) })),
  problems: ['not-found'],
});

export const invoiceFormats = ['pdf', 'isdoc'] as const;
/** A file as the browser saves it. */
export const SavedFile = z.object({
  name: z.string(),
  type: z.string(),
  /** Base64. */
  content: z.string(),
});

export const getInvoiceFile = endpoint({
  name: 'get-invoice-file',
  summary: 'Get an invoice as a PDF or as ISDOC 6.0.2',
  method: 'GET',
  path: '/api/invoice/{id}/file',
  access: 'invoice.read',
  params,
  query: z.strictObject({ format: z.enum(invoiceFormats) }),
  reply: item(SavedFile),
  problems: ['not-found'],
});

export const exportInvoices = endpoint({
  name: 'export-invoices',
  summary: 'Get the invoices and credit notes of some days for Pohoda: those that the own company issued, or got',
  method: 'GET',
  path: '/api/invoices/export',
  access: 'invoice.export',
  query: z.strictObject({ role: z._default(z.enum(invoiceRoles), 'seller'), ...fromTo }).check(daysInOrder),
  reply: item(SavedFile),
  problems: ['not-found', 'invoices-none'],
});

/** A received payment as a statement says it (`readStatement`). */
const ReceivedPayment = z.strictObject({
  reference: text(longestReference),
  day,
  /** Haléř, as large as GPC can say. */
  amount: integer(1, 999_999_999_999),
  variable_symbol: z.nullable(text(statementTexts.variable_symbol)),
  counter_account: z.nullable(text(statementTexts.counter_account)),
  name: z.nullable(text(statementTexts.name)),
  message: z.nullable(text(statementTexts.message)),
});

export const bankPaymentFields = {
  id,
  version,
  day: storedDay,
  amount,
  variable_symbol: z.nullable(z.string()),
  counter_account: z.nullable(z.string()),
  name: z.nullable(z.string()),
  message: z.nullable(z.string()),
  state: z.enum(bankPaymentStates),
  /** That it pays. */
  invoice: z.nullable(numbered),
  imported_at: storedInstant,
  by: person,
};
export const BankPayment = z.object(bankPaymentFields);
export type BankPayment = z.infer<typeof BankPayment>;

/** Rows of a request, each in a transaction of its own. */
export const paymentsAtOnce = 100;
const ImportedPayment = z.object({
  reference: z.string(),
  outcome: z.enum(['paired', 'open', 'known']),
  invoice: z.nullable(numbered),
});
export type ImportedPayment = z.infer<typeof ImportedPayment>;

export const importBankPayments = endpoint({
  name: 'import-bank-payments',
  summary:
    'Import up to 100 payments of a bank statement: those that pay an invoice exactly are paired, known ones stay. Each row has its own result, and a repeated request changes no more',
  method: 'POST',
  path: '/api/invoices/payments',
  access: 'invoice.write',
  whileExpired: true,
  repeatable: true,
  body: z.strictObject({
    /** Of the statement, if it says it. */
    account: z.nullable(text(statementTexts.counter_account)),
    payments: z.array(ReceivedPayment).check(z.minLength(1), z.maxLength(paymentsAtOnce)),
    /** The performer; only an admin names it. */
    seller_id: z.optional(id),
  }),
  reply: unpagedList(ImportedPayment),
  problems: ['not-found', 'invoice-seller-incomplete', 'statement-other-account'],
});

export const listBankPayments = endpoint({
  name: 'list-bank-payments',
  summary: 'List the imported payments in a state, the newest first',
  method: 'GET',
  path: '/api/invoices/payments',
  access: 'invoice.write',
  query: z.strictObject({
    ...paging,
    ...sortedBy(['day'], 'desc'),
    state: z._default(z.enum(bankPaymentStates), 'open'),
  }),
  reply: list(BankPayment),
});

export const pairBankPayment = endpoint({
  name: 'pair-bank-payment',
  summary: 'Record an open payment on an invoice, whatever is left to pay of it',
  method: 'POST',
  path: '/api/invoices/payment/{id}/pair',
  access: 'invoice.write',
  whileExpired: true,
  params,
  body: z.strictObject({ version, invoice_id: id }),
  reply: item(BankPayment),
  problems: [
    'not-found',
    'changed',
    'payment-not-open',
    'invoice-settled',
    'order-not-allowed',
    'too-many-order-changes',
  ],
});

export const unpairBankPayment = endpoint({
  name: 'unpair-bank-payment',
  summary: 'Take a payment back from the invoice that it was paired with by mistake',
  method: 'POST',
  path: '/api/invoices/payment/{id}/unpair',
  access: 'invoice.write',
  whileExpired: true,
  params,
  body: z.strictObject({ version }),
  reply: item(BankPayment),
  problems: [
    'not-found',
    'changed',
    'payment-not-paired',
    'payment-given-back',
    'invoice-settled',
    'order-not-allowed',
    'too-many-order-changes',
  ],
});

export const ignoreBankPayment = endpoint({
  name: 'ignore-bank-payment',
  summary: 'Mark an open payment as one that pays no invoice, or open it again',
  method: 'POST',
  path: '/api/invoices/payment/{id}/ignore',
  access: 'invoice.write',
  whileExpired: true,
  params,
  body: z.strictObject({ version, ignored: z.boolean() }),
  reply: item(BankPayment),
  problems: ['not-found', 'changed', 'payment-not-open'],
});
