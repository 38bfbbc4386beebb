import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { listAbandonedCarts } from '#shared/contracts/cart.ts';
import type { AbandonedCart } from '#shared/contracts/cart.ts';
import { useGet } from '../../api/query.ts';
import type { Column } from '../../kit/list/column.ts';
import { Cut } from '../../kit/list/cut.tsx';
import { Pager } from '../../kit/list/pager.tsx';
import { ResourceTable } from '../../kit/list/resource-table.tsx';
import { useTotal } from '../../kit/list/total.ts';
import { useColumns } from '../../kit/list/use-columns.ts';
import { deviceMoment } from '../../ui/device-time.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { count, money } from '../../ui/format.ts';
import { nothing } from '../../ui/nothing.tsx';
import { Page } from '../../ui/page.tsx';
import { ShopTabs } from './shop-tabs.tsx';

export default function AbandonedCarts() {
  const { t } = useTranslation('orders');
  const pages = usePages();
  const carts = useGet(listAbandonedCarts, { query: pages.query });
  const columns = useColumns({ name: 'abandoned-carts', view: null }, useCartColumns());
  const nothingYet = (
    <EmptyState kind="start" title={t('abandoned.firstTitle')}>
      {t('abandoned.firstText')}
    </EmptyState>
  );
  return (
    <Page title={t('abandoned.title')} count={useTotal()(carts.data)}>
      <ShopTabs current="abandoned" />
      <p className="px-gutter text-12 text-ink-3 border-line border-b py-2.5">{t('abandoned.help')}</p>
      <ResourceTable
        label={t('abandoned.title')}
        columns={columns}
        list={carts}
        state={unsorted}
        none={nothingYet}
        first={nothingYet}
      />
      <Pager state={pages} answer={carts.data} />
    </Page>
  );
}

/** The server's order. */
const unsorted = { filtered: false, sort: '', order: 'desc', sortBy: () => {} } as const;

/** The page in the address. */
const usePages = () => {
  const [search, setSearch] = useSearchParams();
  const [page, perPage, cursor] = [search.get('page') ?? '1', search.get('per_page') ?? '20', search.get('cursor')];
  return {
    perPage: Number(perPage),
    query: { page, per_page: perPage, ...(cursor && { cursor }) },
    pageAddress: (to: number, at?: string | null) =>
      `?${new URLSearchParams({ page: String(to), per_page: perPage, ...(at && { cursor: at }) })}`,
    setPerPage: (rows: number) => setSearch({ per_page: String(rows) }),
  };
};

const useCartColumns = (): Column<AbandonedCart>[] => {
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
