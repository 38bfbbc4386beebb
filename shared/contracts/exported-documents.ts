import { exportedList } from './exported-list.ts';
import { listDeliveryDocuments } from './supply.ts';

export const exportedDocuments = exportedList({
  list: listDeliveryDocuments,
  audit: 'documents-exported',
  columns: {
    number: ({ number }) => number,
    status: ({ status }, words) => words.documentStatus[status],
    issued: ({ created_at }) => created_at.slice(0, 10),
    order: ({ order }) => order.number,
    company: ({ company }) => company.name,
    customer: ({ customer, user }) => customer?.name ?? user.fio,
    store: ({ store }) => store?.name ?? null,
    external_number: ({ external_number }) => external_number,
    external_date: ({ external_date }) => external_date,
    external_id: ({ external_id }) => external_id,
    exported: ({ exported_at }) => exported_at?.slice(0, 10) ?? null,
    pieces: ({ goods_num }) => goods_num,
    sum: ({ sum }) => ({ decimal: sum / 100 }),
    comment: ({ comment }) => comment,
    replaces: ({ replaces }) => replaces?.number ?? null,
    replaced_by: ({ replaced_by }) => replaced_by?.number ?? null,
  },
});
