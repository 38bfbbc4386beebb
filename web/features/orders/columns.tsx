import { useTranslation } from 'react-i18next';
import type { SortOf } from '#shared/contracts/endpoint.ts';
import type { listOrders, OrderRow } from '#shared/contracts/orders.ts';
import { sideOf } from '#shared/domain/roles.ts';
import { roleOf, useMe } from '../../api/me.ts';
import { OrderPill, PaymentTag } from '../../domain/orders/order-status.tsx';
import type { Column } from '../../kit/list/column.ts';
import { columnsOf } from '../../kit/list/columns-of.tsx';
import { Cut } from '../../kit/list/cut.tsx';
import { cx } from '../../ui/cx.ts';
import { money } from '../../ui/format.ts';
import { useWide } from '../../ui/media.ts';
import { nothing } from '../../ui/nothing.tsx';
import { useNextStep } from './use-next-step.ts';

type OrderColumn = Column<OrderRow, SortOf<typeof listOrders>>;
const column = columnsOf<OrderRow, SortOf<typeof listOrders>>();

/** Of all orders, or of those that the reader or their company placed (`isOwn`). */
export const useOrderColumns = (isOwn: boolean): OrderColumn[] => {
  const { t } = useTranslation('orders');
  const role = roleOf(useMe());
  const wide = useWide('md');
  const nextStep = useNextStep();
  const placeOf = ({ pickup_store, supply_store, city }: OrderRow) =>
    (pickup_store ?? supply_store)?.name ?? city ?? '';
  const customerOf = ({ customer, user }: OrderRow) => customer?.name ?? user.fio;
  const withPlace = (name: string, order: OrderRow) =>
    wide ? name : [name, placeOf(order)].filter(Boolean).join(', ');
  const seller = (isLine: boolean): OrderColumn =>
    column.text(
      'seller',
      t('columns.seller'),
      (order) => (isLine ? withPlace(order.company.name, order) : order.company.name),
      { size: 'short', ...(isLine ? { narrow: 'line' } : { from: 'lg' }) },
    );
  const customer = column.text('customer', t('columns.customer'), (order) => withPlace(customerOf(order), order), {
    size: 'short',
    narrow: 'line',
  });
  const user = column.text('user', t('columns.user'), (order) => order.user.fio, { size: 'short', from: 'lg' });
  return [
    {
      id: 'status',
      header: t('columns.status'),
      cell: ({ status, number }) => (
        <>
          <OrderPill status={status} />
          <span className="sr-only max-md:hidden"> {number}</span>
        </>
      ),
      narrow: 'side',
      skeleton: 90,
    },
    {
      id: 'number',
      header: t('columns.number'),
      cell: ({ number, total }) => (
        <span className="figures font-semibold">
          {number}
          <span className="md:hidden"> · {money(total)}</span>
        </span>
      ),
      narrow: 'title',
      skeleton: 80,
    },
    column.moment('created', t('columns.created'), ({ created_at }) => created_at, { sort: 'created_at' }),
    ...(isOwn ? [seller(true)] : [customer]),
    ...(isOwn && role === 'ROLE_BUYER' ? [user] : []),
    ...(!isOwn && sideOf(role) === 'platform' ? [seller(false)] : []),
    column.text('place', t('columns.place'), placeOf, { size: 'short', from: 'lg' }),
    column.count('pieces', t('columns.pieces'), ({ goods_num }) => goods_num, { from: 'lg' }),
    {
      id: 'payment',
      header: t('columns.payment'),
      cell: ({ status, payment_status }) =>
        status === 'canceled' && payment_status === 'not_paid' ? nothing : <PaymentTag status={payment_status} />,
      narrow: 'side',
      skeleton: 60,
    },
    {
      id: 'total',
      header: t('columns.total'),
      cell: ({ total, status }) => (
        <span className={cx(status === 'canceled' ? 'text-ink-3' : 'font-semibold')}>{money(total)}</span>
      ),
      align: 'end',
      skeleton: 80,
    },
    {
      id: 'next',
      header: t('columns.next'),
      cell: (order) => {
        const next = nextStep(order);
        if (next === null) return nothing;
        return (
          <span className={next.own ? 'text-primary-text font-medium' : 'text-ink-2'}>
            <Cut>{next.text}</Cut>
          </span>
        );
      },
      narrow: 'line',
      skeleton: 130,
    },
  ];
};
