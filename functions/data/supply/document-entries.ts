import type { OrderSubject } from '#shared/domain/orders/scope.ts';
import { searchWords } from '#shared/domain/search-words.ts';
import { type DocumentStatus, documentStatuses } from '#shared/domain/supply/documents.ts';
import { entryWrites } from '../counted/entry-writes.ts';
import type { Entry } from '../counted/nodes.ts';
import { orderSubject, type OrderTenant, tenantsOf } from '../orders/order-entries.ts';
import { type Searchable, searchWrites } from '../search-index.ts';
import type { StoredWrite, Write } from '../table.ts';

/** The documents of a tenant in a status, or in any, by the time when they were issued. */
export const documentList = (tenant: OrderTenant, status: DocumentStatus | null): string =>
  `documents#${tenant}#${status ?? ''}`;
/** The documents of one order. */
export const documentsOfOrder = (orderId: string): string => `documents#order#${orderId}`;
/** Every list of the documents of a tenant. */
export const documentLists = (tenant: OrderTenant): string[] =>
  [null, ...documentStatuses].map((status) => documentList(tenant, status));
/** The documents of a tenant that a search finds. */
export const documentIndex = (tenant: OrderTenant): string => `documents#${tenant}`;

type Named = { id: string; name: string };
type Listed = {
  id: string;
  number: string;
  order: { id: string };
  status: DocumentStatus;
  created_at: string;
  external_number: string | null;
  company: Named;
  customer: Named | null;
  supply_store: Named | null;
  user: { id: string; fio: string };
};

/** What a search filters by. */
export type FoundDocument = OrderSubject & { status: DocumentStatus; created_at: string };

/** The writes that keep the lists in step with a document, for the transaction that writes it. */
export const listDocumentWrites = (before: Listed | undefined, after: Listed): Write[] =>
  entryWrites(before ? entriesOf(before) : [], entriesOf(after));

/**
 * The writes that keep the search in step with a document: by its number, the number in the books, and the words of the
 * store and the companies. A projection writes them, because they do not fit into the transaction of a replacement.
 */
export const searchDocumentWrites = (before: Listed | null, after: Listed | null): StoredWrite[] =>
  searchWrites(before ? searchablesOf(before) : [], after ? searchablesOf(after) : []);

const entriesOf = (document: Listed): Entry[] => {
  const { id, created_at: key, order, status } = document;
  return [
    { list: documentsOfOrder(order.id), key, id },
    ...tenantsOf(document).flatMap((tenant) =>
      [null, status].map((each) => ({ list: documentList(tenant, each), key, id })),
    ),
  ];
};

/** Words of names in the search. */
const maxWords = 10;

const searchablesOf = (document: Listed): Searchable[] => {
  const { id, number, status, created_at, external_number, company, customer, supply_store, user } = document;
  const found: FoundDocument = { ...orderSubject(document), status, created_at };
  const numbers = [...searchWords(number), ...searchWords(external_number ?? '').slice(0, 2)];
  const names = searchWords([supply_store?.name, customer?.name ?? user.fio, company.name].join(' '));
  return tenantsOf(document).map((tenant) => ({
    index: documentIndex(tenant),
    id,
    name: numbers,
    others: [...new Set(names)].slice(0, maxWords),
    projection: found,
  }));
};
