import { useTranslation } from 'react-i18next';
import { type AbandonedCart, listAbandonedCarts } from '#shared/contracts/cart.ts';
import type { SortOf } from '#shared/contracts/endpoint.ts';
import { useGet } from '../../api/query.ts';
import { ShopTabs } from '../../domain/orders/shop-tabs.tsx';
import type { Column } from '../../kit/list/column.ts';
import { Cut } from '../../kit/list/cut.tsx';
import { ListPage } from '../../kit/list/list-page.tsx';
import { useListState } from '../../kit/list/list-state.ts';
import { deviceMoment } from '../../ui/device-time.ts';
import { count, money } from '../../ui/format.ts';
import { nothing } from '../../ui/nothing.tsx';

export default function AbandonedCarts() {
  const { t } = useTranslation('orders');
  const state = useListState('abandoned-carts', listAbandonedCarts, {});
  const empty = { title: t('abandoned.firstTitle'), text: t('abandoned.firstText') };
  return (
    <ListPage
      title={t('abandoned.title')}
      state={state}
      list={useGet(listAbandonedCarts, { query: state.query })}
      columns={useCartColumns()}
      tabs={<ShopTabs current="abandoned" />}
      intro={<p className="px-gutter text-12 text-ink-3 pt-2.5">{t('abandoned.help')}</p>}
      none={empty}
      first={empty}
    />
  );
}

type CartColumn = Column<AbandonedCart, SortOf<typeof listAbandonedCarts>>;

const useCartColumns = (): CartColumn[] => {
  const { t } = useTranslation('orders');
  return [
    {
      id: 'user',
      header: t('abandoned.user'),
      cell: ({ user }) => (
        <span className="font-medium">
          <Cut>{user.fio}</Cut>
        </span>
      ),
      narrow: 'title',
      skeleton: 120,
    },
    {
      id: 'customer',
      header: t('abandoned.customer'),
      cell: ({ customer }) => (customer ? <Cut size="short">{customer.name}</Cut> : nothing),
      narrow: 'line',
      skeleton: 110,
    },
    {
      id: 'company',
      header: t('abandoned.company'),
      cell: ({ company }) => <Cut size="short">{company.name}</Cut>,
      narrow: 'line',
      skeleton: 110,
    },
    {
      id: 'since',
      header: t('abandoned.since'),
      sort: 'updated_at',
      cell: ({ updated_at }) => (
        <>
          <span className="md:hidden">{t('abandoned.since')} </span>
          <span className="figures">{deviceMoment(updated_at)}</span>
        </>
      ),
      narrow: 'line',
      skeleton: 110,
    },
    {
      id: 'pieces',
      header: t('abandoned.pieces'),
      cell: ({ goods_num }) => count(goods_num),
      align: 'end',
      skeleton: 30,
    },
    {
      id: 'sum',
      header: t('abandoned.sum'),
      cell: ({ order_summ }) => <span className="figures font-semibold">{money(order_summ)}</span>,
      align: 'end',
      narrow: 'side',
      skeleton: 80,
    },
  ];
};
