import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { SortOf } from '#shared/contracts/endpoint.ts';
import type { DeliveryDocument, listDeliveryDocuments } from '#shared/contracts/supply.ts';
import { sideOf } from '#shared/domain/roles.ts';
import { roleOf, useMe } from '../../api/me.ts';
import { DocumentPill } from '../../domain/supply/document-status.tsx';
import type { Column } from '../../kit/list/column.ts';
import { columnsOf } from '../../kit/list/columns-of.tsx';
import { paths } from '../../paths.ts';
import { money } from '../../ui/format.ts';
import { nothing } from '../../ui/nothing.tsx';

type DocumentColumn = Column<DeliveryDocument, SortOf<typeof listDeliveryDocuments>>;
const column = columnsOf<DeliveryDocument, SortOf<typeof listDeliveryDocuments>>();

export const useDocumentColumns = (isHistory: boolean): DocumentColumn[] => {
  const { t } = useTranslation('supply');
  const side = sideOf(roleOf(useMe()));
  const receiver = column.text(
    'receiver',
    t('documents.columns.receiver'),
    ({ store, customer, user }) => [customer?.name ?? user.fio, store?.name].filter(Boolean).join(', '),
    { size: 'short', narrow: 'line' },
  );
  const seller = column.text(
    'seller',
    t('documents.columns.seller'),
    ({ company, store }) => [company.name, side === 'platform' ? null : store?.name].filter(Boolean).join(', '),
    { size: 'short', ...(side === 'platform' ? { from: 'lg' } : { narrow: 'line' }) },
  );
  const replacedBy: DocumentColumn = {
    id: 'replaced_by',
    header: t('documents.columns.replacedBy'),
    cell: ({ replaced_by }) =>
      replaced_by ? (
        <Link
          to={paths.deliveryDocuments.view(replaced_by.id)}
          className="figures text-primary-text relative z-1 hover:underline"
        >
          {replaced_by.number}
        </Link>
      ) : (
        nothing
      ),
    narrow: 'line',
    skeleton: 100,
  };
  return [
    {
      id: 'status',
      header: t('documents.columns.status'),
      cell: ({ status, number }) => (
        <>
          <DocumentPill status={status} />
          <span className="sr-only max-md:hidden"> {number}</span>
        </>
      ),
      narrow: 'side',
      skeleton: 90,
    },
    {
      id: 'number',
      header: t('documents.columns.number'),
      cell: ({ number, sum }) => (
        <span className="figures font-semibold">
          {number}
          <span className="md:hidden"> · {money(sum)}</span>
        </span>
      ),
      narrow: 'title',
      skeleton: 100,
    },
    column.moment('created', t('documents.columns.created'), ({ created_at }) => created_at, { sort: 'created_at' }),
    ...(side === 'performer' ? [receiver] : side === 'platform' ? [receiver, seller] : [seller]),
    {
      id: 'order',
      header: t('documents.columns.order'),
      cell: ({ order }) => (
        <Link to={paths.orders.view(order.id)} className="figures text-primary-text relative z-1 hover:underline">
          {order.number}
        </Link>
      ),
      from: 'lg',
      skeleton: 80,
    },
    column.text('external', t('documents.external_number'), ({ external_number }) => external_number, {
      size: 'short',
      from: 'lg',
    }),
    column.exactMoment('exported', t('documents.columns.exported'), ({ exported_at }) => exported_at, { from: 'lg' }),
    ...(isHistory ? [replacedBy] : []),
    column.count('pieces', t('documents.columns.pieces'), ({ goods_num }) => goods_num, { from: 'lg' }),
    {
      id: 'sum',
      header: t('documents.sum'),
      cell: ({ sum }) => <span className="figures font-semibold">{money(sum)}</span>,
      align: 'end',
      skeleton: 80,
    },
  ];
};
