import type { InvoiceStatus } from '#shared/domain/invoices/state.ts';
import { Problem } from '#shared/domain/problem.ts';
import type { Actor } from '#shared/domain/roles.ts';
import { idsBetween } from '../counted/counted-page.ts';
import { momentsOf } from '../counted/page-of-days.ts';
import { pageOfFound, pageOfLists } from '../counted/tenant-lists.ts';
import { emptyPage, type Page, type Paging, readRows, slicePage } from '../list.ts';
import { bounds } from '../scope.ts';
import { getMany } from '../table.ts';
import { type FoundInvoice, invoiceIndex, invoiceList, tenantsRead } from './invoice-entries.ts';
import { invoiceIdsFor, invoiceKey, invoicesById, readInvoice, type StoredInvoice } from './invoices.ts';

type Days = { from?: string | undefined; to?: string | undefined };
type Filter = Paging<'issued_at'> &
  Days & { role?: 'seller' | 'buyer' | undefined; status?: InvoiceStatus[] | undefined; text?: string | undefined };

const listsRead = (actor: Actor, { role, status = [] }: Pick<Filter, 'role' | 'status'>): string[] =>
  tenantsRead(actor, role).flatMap((tenant) =>
    (status.length > 0 ? status : [null]).map((each) => invoiceList(tenant, each)),
  );

/**
 * One page of the invoices that the actor reads, by default the newest first: found by text, between days, or all. Throws
 * invalid-input at `from` for days with more than can be counted.
 */
export const listInvoices = async (actor: Actor, filter: Filter): Promise<Page<StoredInvoice>> => {
  const { text, from, to, role, status = [] } = filter;
  const order = filter.order ?? 'desc';
  const rows = { paging: { ...filter, order }, key: invoiceKey, read: readInvoice };
  const tenants = tenantsRead(actor, role);
  if (tenants.length === 0) return emptyPage(filter);
  const moments = momentsOf({ start_date: from, end_date: to });
  if (text)
    return pageOfFound<FoundInvoice, StoredInvoice>(text, tenants.map(invoiceIndex), {
      ...rows,
      keep: (found) =>
        (status.length === 0 || status.includes(found.status)) &&
        moments.from <= found.created_at &&
        found.created_at < moments.to,
    });
  if (from === undefined && to === undefined) return pageOfLists(listsRead(actor, filter), rows);
  const found = await invoicesBetween(listsRead(actor, filter), moments);
  const page = slicePage(order === 'asc' ? found : found.toReversed(), rows.paging, ({ id }) => id);
  return page;
};

/** All that the actor's company issued, or got, between two days, the oldest first. Throws invalid-input at `from`. */
export const invoicesOfDays = (
  actor: Actor,
  { role, from, to }: { role: 'seller' | 'buyer'; from: string; to: string },
  most: number,
): Promise<StoredInvoice[]> =>
  invoicesBetween(listsRead(actor, { role }), momentsOf({ start_date: from, end_date: to }), most);

/** All invoices of lists that were issued between two moments, the oldest first. Throws invalid-input at `from`. */
const invoicesBetween = async (
  lists: readonly string[],
  between: { from: string; to: string },
  most = bounds.entries,
): Promise<StoredInvoice[]> => {
  const limit = most + 1;
  const ids = (await Promise.all(lists.map((list) => idsBetween(list, { ...between, limit })))).flat();
  if (ids.length > most)
    throw new Problem('invalid-input', { fields: { from: { key: 'too-many-to-list', params: { count: most } } } });
  const rows = readRows(await getMany(ids.map(invoiceKey)), readInvoice);
  return rows.toSorted((one, other) => (one.issued_at < other.issued_at ? -1 : 1));
};

/** The invoices with these ids, by id. */
export const invoiceMap = async (ids: readonly string[]): Promise<Map<string, StoredInvoice>> =>
  new Map((await invoicesById(ids)).map((invoice) => [invoice.id, invoice]));

/** The invoices that payments for plans have, by the id of the payment. */
export const invoicesOfPayments = async (ids: readonly string[]): Promise<Map<string, StoredInvoice>> => {
  const of = { seller: { id: null }, buyer: { id: null } };
  const found = await invoiceIdsFor(ids.map((id) => ({ ...of, source: { kind: 'payment', id } })));
  const invoices = await invoiceMap(found.filter((id) => id !== undefined));
  return new Map(
    ids.flatMap((id, nth) => {
      const invoice = invoices.get(found[nth] ?? '');
      return invoice ? [[id, invoice]] : [];
    }),
  );
};
