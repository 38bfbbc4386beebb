import type { Actor } from '#shared/domain/roles.ts';
import type { DocumentStatus } from '#shared/domain/supply/documents.ts';
import { supplyLimits } from '#shared/domain/supply/limits.ts';
import { countedPageOf, firstIds } from '../counted/counted-page.ts';
import { pageOfFound, pageOfLists } from '../counted/tenant-lists.ts';
import { emptyPage, type Page, pageOfIds, type Paging, slicePage } from '../list.ts';
import { tenantsRead } from '../orders/order-entries.ts';
import { getMany } from '../table.ts';
import { documentIndex, documentList, documentsOfOrder, type FoundDocument } from './document-entries.ts';
import { type DeliveryDocument, deliveryDocumentKey, readDocument, readsDocument } from './documents.ts';

type Filter = Paging<'created_at'> & {
  id?: string[] | undefined;
  statuses?: DocumentStatus[] | undefined;
  order_id?: string | undefined;
  text?: string | undefined;
};

/** One page of the documents that the actor reads, by default the newest first: of an order, found by text, or all. */
export const listDocuments = async (actor: Actor, filter: Filter): Promise<Page<DeliveryDocument>> => {
  const { id, order_id, text, statuses = [] } = filter;
  const rows = {
    paging: { ...filter, order: filter.order ?? 'desc' },
    key: deliveryDocumentKey,
    read: readDocument,
  } as const;
  if (id) return pageOfIds(id, { ...rows, isShown: (one) => readsDocument(actor, one) });
  const hasStatus = ({ status }: { status: DocumentStatus }) => statuses.length === 0 || statuses.includes(status);
  if (order_id !== undefined) {
    const all = (await documentsOf(order_id)).filter((one) => readsDocument(actor, one) && hasStatus(one));
    return slicePage(filter.order === 'asc' ? all : all.toReversed(), filter, (one) => one.id);
  }
  const tenants = tenantsRead(actor);
  if (tenants.length === 0) return emptyPage(filter);
  if (text)
    return pageOfFound<FoundDocument, DeliveryDocument>(text, tenants.map(documentIndex), { ...rows, keep: hasStatus });
  const wanted = statuses.length > 0 ? statuses : [null];
  return pageOfLists(
    tenants.flatMap((tenant) => wanted.map((status) => documentList(tenant, status))),
    rows,
  );
};

/** All documents of an order, the oldest first, without an access check. Strongly consistent but for the newest of the last milliseconds. */
export const documentsOf = async (orderId: string): Promise<DeliveryDocument[]> => {
  const ids = await firstIds(documentsOfOrder(orderId), supplyLimits.documents);
  const found = (await getMany(ids.map(deliveryDocumentKey), true)).map(readDocument);
  return found.toSorted((one, other) => (one.created_at < other.created_at ? -1 : 1));
};

/** How many documents of a company that sells are in a status. */
export const documentsIn = async (companyId: string, status: DocumentStatus): Promise<number> => {
  const list = documentList(`seller#${companyId}`, status);
  return (await countedPageOf({ list, paging: { page: 1, per_page: 1 }, key: deliveryDocumentKey, read: readDocument }))
    .total;
};
