import { useTranslation } from 'react-i18next';
import { type AbandonedCart, listAbandonedCarts } from '#shared/contracts/cart.ts';
import type { SortOf } from '#shared/contracts/endpoint.ts';
import { useGet } from '../../api/query.ts';
import { ShopTabs } from '../../domain/orders/shop-tabs.tsx';
import type { Column } from '../../kit/list/column.ts';
import { columnsOf } from '../../kit/list/columns-of.tsx';
import { ListPage } from '../../kit/list/list-page.tsx';
import { useListState } from '../../kit/list/list-state.ts';
import { deviceMoment } from '../../ui/device-time.ts';
import { money } from '../../ui/format.ts';

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
const column = columnsOf<AbandonedCart, SortOf<typeof listAbandonedCarts>>();

const useCartColumns = (): CartColumn[] => {
  const { t } = useTranslation('orders');
  return [
    column.name('user', t('abandoned.user'), ({ user }) => user.fio),
    column.text('customer', t('abandoned.customer'), ({ customer }) => customer?.name, {
      size: 'short',
      narrow: 'line',
    }),
    column.text('company', t('abandoned.company'), ({ company }) => company.name, { size: 'short', narrow: 'line' }),
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
    column.count('pieces', t('abandoned.pieces'), ({ goods_num }) => goods_num),
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
