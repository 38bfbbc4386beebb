import { useTranslation } from 'react-i18next';
import type { SortOf } from '#shared/contracts/endpoint.ts';
import type { listOrders, OrderRow } from '#shared/contracts/orders.ts';
import { sideOf } from '#shared/domain/roles.ts';
import { roleOf, useMe } from '../../api/me.ts';
import { OrderPill, PaymentTag } from '../../domain/orders/order-status.tsx';
import type { Column } from '../../kit/list/column.ts';
import { Cut } from '../../kit/list/cut.tsx';
import { cx } from '../../ui/cx.ts';
import { deviceMoment } from '../../ui/device-time.ts';
import { count, money } from '../../ui/format.ts';
import { useWide } from '../../ui/media.ts';
import { nothing } from '../../ui/nothing.tsx';
import { useNextStep } from './use-next-step.ts';

type OrderColumn = Column<OrderRow, SortOf<typeof listOrders>>;

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
  const seller = (isLine: boolean): OrderColumn => ({
    id: 'seller',
    header: t('columns.seller'),
    cell: (order) => <Cut size="short">{isLine ? withPlace(order.company.name, order) : order.company.name}</Cut>,
    skeleton: 110,
    ...(isLine ? { narrow: 'line' } : { from: 'lg' }),
  });
  const customer: OrderColumn = {
    id: 'customer',
    header: t('columns.customer'),
    cell: (order) => <Cut size="short">{withPlace(customerOf(order), order)}</Cut>,
    narrow: 'line',
    skeleton: 110,
  };
  const user: OrderColumn = {
    id: 'user',
    header: t('columns.user'),
    cell: (order) => <Cut size="short">{order.user.fio}</Cut>,
    from: 'lg',
    skeleton: 90,
  };
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
    {
      id: 'created',
      header: t('columns.created'),
      sort: 'created_at',
      cell: ({ created_at }) => <span className="figures">{deviceMoment(created_at)}</span>,
      skeleton: 110,
    },
    ...(isOwn ? [seller(true)] : [customer]),
    ...(isOwn && role === 'ROLE_BUYER' ? [user] : []),
    ...(!isOwn && sideOf(role) === 'platform' ? [seller(false)] : []),
    {
      id: 'place',
      header: t('columns.place'),
      cell: (order) => <Cut size="short">{placeOf(order)}</Cut>,
      from: 'lg',
      skeleton: 90,
    },
    {
      id: 'pieces',
      header: t('columns.pieces'),
      cell: ({ goods_num }) => count(goods_num),
      align: 'end',
      from: 'lg',
      skeleton: 30,
    },
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
