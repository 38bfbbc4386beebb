import { quietUntil } from '#shared/domain/invoices/reminders.ts';
import { invoiceScope, type InvoiceSubject } from '#shared/domain/invoices/scope.ts';
import { type InvoiceStatus, invoiceStatuses } from '#shared/domain/invoices/state.ts';
import type { Actor } from '#shared/domain/roles.ts';
import { listsOf } from '#shared/domain/scope/scope.ts';
import { searchWords } from '#shared/domain/search-words.ts';
import { entryWrites } from '../counted/entry-writes.ts';
import type { Entry } from '../counted/nodes.ts';
import { type Searchable, searchWrites } from '../search-index.ts';
import type { StoredWrite, Write } from '../table.ts';

/** All, those that a company issued or got, and those of the orders of an account. */
export type InvoiceTenant = 'all' | `${'seller' | 'buyer' | 'account'}#${string}`;

/** The invoices of a tenant in a status, or in any, by the time when they were issued. */
export const invoiceList = (tenant: InvoiceTenant, status: InvoiceStatus | null): string =>
  `invoices#${tenant}#${status ?? ''}`;
/** Those that get overdue, or are reminded, by the last day before it (`quietUntil`). */
export const dueInvoices = 'invoices#due';
/** Every list of the invoices of a tenant. */
export const invoiceLists = (tenant: InvoiceTenant): string[] =>
  [null, ...invoiceStatuses].map((status) => invoiceList(tenant, status));
/** The invoices of a tenant that a search finds. */
export const invoiceIndex = (tenant: InvoiceTenant): string => `invoices#${tenant}`;

type Named = { id: string | null; name: string };
type Listed = {
  id: string;
  kind_of: 'invoice' | 'credit-note';
  number: string;
  variable_symbol: string;
  status: InvoiceStatus;
  issued_at: string;
  due_on: string;
  reminders: readonly string[];
  seller: Named;
  buyer: Named;
  account_id: string | null;
};

export const invoiceSubject = ({ seller, buyer, account_id }: Pick<Listed, 'seller' | 'buyer' | 'account_id'>) =>
  ({ seller_id: seller.id, buyer_id: buyer.id, account_id }) satisfies InvoiceSubject;

const tenantsOf = ({ seller, buyer, account_id }: Listed): InvoiceTenant[] => [
  'all',
  `seller#${seller.id ?? ''}`,
  // A company may order from itself.
  ...(buyer.id !== null && buyer.id !== seller.id ? [`buyer#${buyer.id}` as const] : []),
  ...(account_id === null ? [] : [`account#${account_id}` as const]),
];

/** The tenants whose lists an account reads, which have no invoice in common. */
export const tenantsRead = (actor: Actor, role?: 'seller' | 'buyer'): InvoiceTenant[] =>
  listsOf(invoiceScope, actor).flatMap((list): InvoiceTenant[] => {
    switch (list.list) {
      case 'all':
        return ['all'];
      case 'performer':
        return [`seller#${list.company}` as const, `buyer#${list.company}` as const].filter(
          (tenant) => role === undefined || tenant.startsWith(role),
        );
      case 'company':
        return role === 'seller' ? [] : [`buyer#${list.company}`];
      case 'account':
        return role === 'seller' ? [] : [`account#${list.account}`];
    }
  });

/** The writes that keep the lists in step with an invoice, for the transaction that writes it. */
export const listInvoiceWrites = (before: Listed | undefined, after: Listed): Write[] =>
  entryWrites(before ? entriesOf(before) : [], entriesOf(after));

const entriesOf = (invoice: Listed): Entry[] => {
  const { id, issued_at: key, status, kind_of: kind } = invoice;
  const quiet = quietUntil({ ...invoice, kind });
  return [
    ...tenantsOf(invoice).flatMap((tenant) =>
      [null, status].map((each) => ({ list: invoiceList(tenant, each), key, id })),
    ),
    ...(quiet === null ? [] : [{ list: dueInvoices, key: quiet, id }]),
  ];
};

/** What a search filters by. */
export type FoundInvoice = InvoiceSubject & { status: InvoiceStatus; created_at: string };

/** The writes that keep the search in step with an invoice: by its number, its symbol, and the words of the
 * companies. */
export const searchInvoiceWrites = (before: Listed | null, after: Listed | null): StoredWrite[] =>
  searchWrites(before ? searchablesOf(before) : [], after ? searchablesOf(after) : []);

/** Words of names in the search. */
const maxWords = 10;

const searchablesOf = (invoice: Listed): Searchable[] => {
  const { id, number, variable_symbol, status, issued_at: created_at, seller, buyer } = invoice;
  const found: FoundInvoice = { ...invoiceSubject(invoice), status, created_at };
  const names = searchWords(`${buyer.name} ${seller.name}`);
  const digits = number.replaceAll(/\D/g, '');
  return tenantsOf(invoice).map((tenant) => ({
    index: invoiceIndex(tenant),
    id,
    name: [...new Set([...searchWords(number), digits, variable_symbol])],
    others: [...new Set(names)].slice(0, maxWords),
    projection: found,
  }));
};
