import { useTranslation } from 'react-i18next';
import { listOrders, type OrderRow } from '#shared/contracts/orders.ts';
import { orderStatuses } from '#shared/domain/orders/transitions.ts';
import { sideOf } from '#shared/domain/roles.ts';
import { roleOf, useMay, useMe } from '../../api/me.ts';
import { useGet } from '../../api/query.ts';
import { useCompanyFilter, usePersonFilter } from '../../domain/lookup-filters.ts';
import { ShopTabs } from '../../domain/orders/shop-tabs.tsx';
import { ExportMenu } from '../../kit/list/export-menu.tsx';
import { type Filter, FilterChips } from '../../kit/list/filters.tsx';
import { ListPage } from '../../kit/list/list-page.tsx';
import { useListState } from '../../kit/list/list-state.ts';
import { useSelection } from '../../kit/list/use-selection.ts';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { useOrderColumns } from './columns.tsx';
import { useBulkOrders } from './use-bulk-orders.tsx';
import { useViews } from './use-views.ts';
import { YearSum } from './year-sum.tsx';

/** The orders within the reader's scope, or those that they or their company placed (`isOwn`). */
export const Orders = ({ isOwn = false }: { isOwn?: boolean }) => {
  const { t } = useTranslation('orders');
  const me = useMe();
  const sells = useMay('order.list');
  const state = useListState(isOwn ? 'my-orders' : 'orders', listOrders, {
    text: 'one',
    statuses: orderStatuses,
    userId: 'one',
    company_id: 'one',
  });
  // A manager of the platform reads all orders, and may have ordered some.
  const userId = isOwn && sells ? me.id : undefined;
  const query = { ...state.query, ...(userId && { userId }) };
  const orders = useGet(listOrders, { query });
  const selection = useSelection<OrderRow>(listOrders, { ...state, query }, orders.data);
  const bulk = useBulkOrders(selection);
  // Only a seller moves orders on without entering anything.
  const isSeller = roleOf(me) === 'ROLE_VENDOR' && !isOwn;
  const first = isOwn ? 'firstOwn' : 'first';
  return (
    <ListPage
      title={t(isOwn ? 'mine' : 'title')}
      state={state}
      list={orders}
      columns={useOrderColumns(isOwn)}
      tabs={<ShopTabs current={isOwn ? 'mine' : 'orders'} />}
      views={useViews(state.filters.statuses ?? [], { isOwn, userId })}
      intro={isOwn && <YearSum userId={userId} />}
      add={isOwn && <ButtonLink to={paths.catalogue}>{t('firstOwn.open')}</ButtonLink>}
      search={{ filter: 'text', label: t('search') }}
      filters={<FilterChips state={state} filters={useFilters(isOwn)} />}
      tools={<ExportMenu list="orders" query={() => query} />}
      href={({ id }) => paths.orders.view(id)}
      {...(isSeller && { selection, bulk: bulk.buttons })}
      none={{ title: t('none.title'), text: t('none.text') }}
      first={{ title: t(`${first}.title`), text: t(`${first}.text`) }}
    >
      {bulk.dialogs}
    </ListPage>
  );
};

/** A seller cannot list the people of its customers. */
const useFilters = (isOwn: boolean): Filter[] => {
  const { t } = useTranslation('orders');
  const role = roleOf(useMe());
  const isPlatform = sideOf(role) === 'platform';
  const statuses = orderStatuses.map((value) => ({ value, label: t(`statuses.${value}`) }));
  const hasPeople = isOwn ? role === 'ROLE_BUYER' : isPlatform;
  return [
    { key: 'statuses', label: t('filters.status'), options: statuses },
    ...(hasPeople ? [{ key: 'userId', label: t('filters.person'), useOptions: usePersonFilter, one: true }] : []),
    ...(isPlatform && !isOwn
      ? [{ key: 'company_id', label: t('filters.company'), useOptions: useCompanyFilter, one: true }]
      : []),
  ];
};
