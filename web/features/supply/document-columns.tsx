import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { SortOf } from '#shared/contracts/endpoint.ts';
import type { DeliveryDocument, listDeliveryDocuments } from '#shared/contracts/supply.ts';
import { sideOf } from '#shared/domain/roles.ts';
import { roleOf, useMe } from '../../api/me.ts';
import { DocumentPill } from '../../domain/supply/document-status.tsx';
import type { Column } from '../../kit/list/column.ts';
import { Cut } from '../../kit/list/cut.tsx';
import { paths } from '../../paths.ts';
import { deviceMoment } from '../../ui/device-time.ts';
import { count, money } from '../../ui/format.ts';
import { nothing } from '../../ui/nothing.tsx';

type DocumentColumn = Column<DeliveryDocument, SortOf<typeof listDeliveryDocuments>>;

export const useDocumentColumns = (isHistory: boolean): DocumentColumn[] => {
  const { t } = useTranslation('supply');
  const side = sideOf(roleOf(useMe()));
  const receiver: DocumentColumn = {
    id: 'receiver',
    header: t('documents.columns.receiver'),
    cell: ({ store, customer, user }) => (
      <Cut size="short">{[customer?.name ?? user.fio, store?.name].filter(Boolean).join(', ')}</Cut>
    ),
    narrow: 'line',
    skeleton: 130,
  };
  const seller: DocumentColumn = {
    id: 'seller',
    header: t('documents.columns.seller'),
    cell: ({ company, store }) => (
      <Cut size="short">{[company.name, side === 'platform' ? null : store?.name].filter(Boolean).join(', ')}</Cut>
    ),
    ...(side === 'platform' ? { from: 'lg' } : { narrow: 'line' }),
    skeleton: 120,
  };
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
    {
      id: 'created',
      header: t('documents.columns.created'),
      sort: 'created_at',
      cell: ({ created_at }) => <span className="figures">{deviceMoment(created_at)}</span>,
      skeleton: 110,
    },
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
    {
      id: 'external',
      header: t('documents.external_number'),
      cell: ({ external_number }) => (external_number ? <Cut size="short">{external_number}</Cut> : nothing),
      from: 'lg',
      skeleton: 110,
    },
    {
      id: 'exported',
      header: t('documents.columns.exported'),
      cell: ({ exported_at }) => (exported_at ? <span className="figures">{deviceMoment(exported_at)}</span> : nothing),
      from: 'lg',
      skeleton: 110,
    },
    ...(isHistory ? [replacedBy] : []),
    {
      id: 'pieces',
      header: t('documents.columns.pieces'),
      cell: ({ goods_num }) => count(goods_num),
      align: 'end',
      from: 'lg',
      skeleton: 30,
    },
    {
      id: 'sum',
      header: t('documents.sum'),
      cell: ({ sum }) => <span className="figures font-semibold">{money(sum)}</span>,
      align: 'end',
      skeleton: 80,
    },
  ];
};
