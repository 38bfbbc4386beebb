import * as z from 'zod/mini';
import { id, person, storedInstant, version } from '#shared/contracts/fields.ts';
import { documentFields, InvoiceLine } from '#shared/contracts/invoices.ts';
import { type InvoiceDocument, invoiceKinds, type InvoiceSource } from '#shared/domain/invoices/invoice.ts';
import { invoiceScope } from '#shared/domain/invoices/scope.ts';
import { invoiceStatuses } from '#shared/domain/invoices/state.ts';
import { inParts } from '#shared/domain/parts.ts';
import { Problem } from '#shared/domain/problem.ts';
import type { Actor } from '#shared/domain/roles.ts';
import { isInScope } from '#shared/domain/scope/scope.ts';
import { entity } from '../entity.ts';
import { type Key, recordKeyOf, uniqueKey } from '../keys.ts';
import { part } from '../part.ts';
import { atVersion, get, getMany, ifNotExists, type Item, queryTable, type Write } from '../table.ts';
import { invoiceSubject, listInvoiceWrites } from './invoice-entries.ts';

export const invoiceKey = recordKeyOf('INVOICE');

const numbered = { id, number: z.string() };
/** Amounts in haléř. It has `InvoiceDocument` and `InvoiceState` of the rules; the lines are items of their own. */
const Invoice = z.object({
  ...documentFields,
  version,
  /** The API's `kind`. In the table, `kind` is the kind of item. */
  kind_of: z.enum(invoiceKinds),
  /** Who ordered; null of hours and plans. */
  account_id: z.nullable(id),
  status: z.enum(invoiceStatuses),
  issued_at: storedInstant,
  /** Null for what the platform issued by itself. */
  issued_by: z.nullable(person),
  /** Items with lines. */
  line_parts: z.int(),
  sent_at: z.nullable(storedInstant),
  /** `payment`: of a bank statement. */
  payments: z.array(z.object({ day: z.string(), amount: z.int(), by: z.nullable(person), payment: z.nullable(id) })),
  notes: z.array(z.object({ ...numbered, total: z.int(), day: z.string() })),
  reminders: z.array(storedInstant),
});
export type StoredInvoice = z.infer<typeof Invoice>;
const invoices = entity('invoice', Invoice);
export const readInvoice = (item: Item): StoredInvoice => invoices.read(item);

/** An invoice of 5,000 lines does not fit into one item. */
const linesInPart = 400;
const linesKey = (invoiceId: string, nth: number): Key => ({
  pk: `INVOICE_LINES#${invoiceId}`,
  sk: String(nth).padStart(3, '0'),
});
const Lines = z.object({ invoice_id: id, lines: z.array(InvoiceLine) });
const lineParts = entity('invoice-lines', Lines);

/** The lines in their order. */
const linesOf = async ({ id: invoiceId, line_parts }: Pick<StoredInvoice, 'id' | 'line_parts'>) =>
  (await getMany(Array.from({ length: line_parts }, (_, nth) => linesKey(invoiceId, nth)))).flatMap(
    (item) => lineParts.read(item).lines,
  );

/** What is printed of an invoice. */
export const documentOf = async (invoice: StoredInvoice): Promise<InvoiceDocument> => ({
  ...invoice,
  kind: invoice.kind_of,
  lines: await linesOf(invoice),
});

export const readsInvoice = (actor: Actor, invoice: StoredInvoice): boolean =>
  isInScope(invoiceScope, actor, invoiceSubject(invoice));

/** By id, without an access check. Strongly consistent. */
export const findInvoice = async (invoiceId: string): Promise<StoredInvoice | undefined> => {
  const item = await get(invoiceKey(invoiceId));
  return item && readInvoice(item);
};

/** Those of the ids that exist, in the order of the ids, without an access check. */
export const invoicesById = async (ids: readonly string[]): Promise<StoredInvoice[]> =>
  (await getMany(ids.map(invoiceKey), true)).map(readInvoice);

/** Throws not-found if it does not exist or is out of the actor's scope. */
export const getInvoice = async (actor: Actor, invoiceId: string): Promise<StoredInvoice> => {
  const invoice = await findInvoice(invoiceId);
  if (!invoice || !readsInvoice(actor, invoice)) throw new Problem('not-found');
  return invoice;
};

/** As `getInvoice`, of one that the actor's company issued, or for an admin. Throws changed at another version. */
export const getIssuedInvoiceAt = async (actor: Actor, invoiceId: string, seen: number): Promise<StoredInvoice> => {
  const invoice = await getInvoice(actor, invoiceId);
  if (!mayChange(actor, invoice)) throw new Problem('not-found');
  if (invoice.version !== seen) throw new Problem('changed');
  return invoice;
};

/** Whether the actor records payments and credits of an invoice. */
export const mayChange = ({ role, company }: Actor, { seller }: { seller: { id: string | null } }): boolean =>
  role === 'ROLE_ADMIN' || (role === 'ROLE_VENDOR' && seller.id === company?.id);

/** The invoices of a seller with a variable symbol. */
const symbolPartition = (sellerId: string | null, symbol: string) =>
  `INVOICE_SYMBOL#${sellerId ?? 'PLATFORM'}#${symbol}`;

/** The invoices of a seller with a variable symbol, strongly consistent. */
export const invoicesWithSymbol = async (sellerId: string | null, symbol: string): Promise<StoredInvoice[]> =>
  invoicesById((await queryTable(symbolPartition(sellerId, symbol))).map(({ sk }) => String(sk)));

/** The part of an invoice that was changed meanwhile. */
export const ofInvoice = part('invoice');
/** The part of the next number of a seller: another document took it. */
export const ofSeries = part('invoice-series');
/** The part of what an invoice is for: it has one. */
export const ofInvoiced = part('invoiced');

const seriesKey = (sellerId: string | null, year: string): Key => ({
  pk: `INVOICE_SERIES#${sellerId ?? 'PLATFORM'}`,
  sk: year,
});

/** Which document of a seller in a year is the next one, from 1. Strongly consistent. */
export const nextOf = async (sellerId: string | null, year: string): Promise<number> =>
  Number((await get(seriesKey(sellerId, year)))?.['last'] ?? 0) + 1;

/** Takes the n-th number of a series, in the transaction of its document, so that no number is left out or given twice. */
const seriesWrite = (sellerId: string | null, year: string, nth: number): Write => ({
  part: ofSeries,
  put: { ...seriesKey(sellerId, year), last: nth },
  if:
    nth === 1
      ? ifNotExists
      : { expression: '#last = :before', names: { '#last': 'last' }, values: { ':before': nth - 1 } },
});

type Subject = { seller: { id: string | null }; buyer: { id: string | null }; source: InvoiceSource };
const nameOf = ({ seller, buyer, source }: Subject): string =>
  source.kind === 'month' ? `month#${seller.id}#${buyer.id}#${source.month}` : `${source.kind}#${source.id}`;

/** The id of the invoice that an order, a month or a payment has. */
export const invoiceIdFor = async (subject: Subject): Promise<string | undefined> => {
  const item = await get(uniqueKey('invoiced', nameOf(subject)));
  return item && String(item['invoice_id']);
};

/** For a decision on what has no invoice: part `invoiced` fails if it was invoiced meanwhile. */
export const notInvoicedCheck = (subject: Subject): Write => ({
  part: ofInvoiced,
  check: uniqueKey('invoiced', nameOf(subject)),
  if: ifNotExists,
});

/** The ids of the invoices that several have, in their order. */
export const invoiceIdsFor = async (subjects: readonly Subject[]): Promise<(string | undefined)[]> => {
  const keys = subjects.map((subject) => uniqueKey('invoiced', nameOf(subject)));
  const items = await getMany(keys, true);
  return keys
    .map(({ pk }) => items.find((item) => item['pk'] === pk))
    .map((item) => item && String(item['invoice_id']));
};

/** The next invoice of what a fully credited one was for takes its place. */
export const invoicedRemovalWrite = (invoice: StoredInvoice): Write => ({
  part: ofInvoiced,
  remove: uniqueKey('invoiced', nameOf(invoice)),
  if: { expression: 'invoice_id = :id', values: { ':id': invoice.id } },
});

/**
 * The writes of a new invoice or credit note, whose number is the n-th of its seller's series. They fail as part
 * `invoice-series` if another document took the number, and as part `invoiced` if there is an invoice of the same.
 */
export const invoiceInsertionWrites = (document: InvoiceDocument, invoice: StoredInvoice, nth: number): Write[] => [
  seriesWrite(invoice.seller.id, invoice.issued_on.slice(0, 4), nth),
  ...(invoice.kind_of === 'invoice'
    ? [
        {
          part: ofInvoiced,
          put: { ...uniqueKey('invoiced', nameOf(invoice)), invoice_id: invoice.id },
          if: ifNotExists,
        },
        { part: ofInvoice, put: { pk: symbolPartition(invoice.seller.id, invoice.variable_symbol), sk: invoice.id } },
      ]
    : []),
  { part: ofInvoice, put: { ...invoiceKey(invoice.id), ...invoices.store(invoice) }, if: ifNotExists },
  ...inParts(document.lines, linesInPart).map((lines, part) => ({
    part: ofInvoice,
    put: { ...linesKey(invoice.id, part), ...lineParts.store({ invoice_id: invoice.id, lines: [...lines] }) },
    if: ifNotExists,
  })),
  ...listInvoiceWrites(undefined, invoice),
];

/** How many items the lines of a document take. */
export const linePartsOf = ({ lines }: Pick<InvoiceDocument, 'lines'>): number => Math.ceil(lines.length / linesInPart);

/** The writes of an invoice whose state changed; its version is one more, otherwise part `invoice` fails. */
export const invoiceChangeWrites = (before: StoredInvoice, after: StoredInvoice): Write[] => [
  { part: ofInvoice, put: { ...invoiceKey(after.id), ...invoices.store(after) }, if: atVersion(before.version) },
  ...listInvoiceWrites(before, after),
];
