import { useTranslation } from 'react-i18next';
import type { SortOf } from '#shared/contracts/endpoint.ts';
import type { listStores, Store } from '#shared/contracts/stores.ts';
import { hoursText } from '#shared/domain/stores/hours-text.ts';
import { hoursOn } from '#shared/domain/stores/schedule.ts';
import type { Column } from '../../kit/list/column.ts';
import { columnsOf } from '../../kit/list/columns-of.tsx';
import { Cut } from '../../kit/list/cut.tsx';
import { count, dayOf } from '../../ui/format.ts';
import { useNow } from '../../ui/now.ts';
import { Tag } from '../../ui/pill.tsx';

const column = columnsOf<Store, SortOf<typeof listStores>>();

export const useStoreColumns = (): Column<Store, SortOf<typeof listStores>>[] => {
  const { t } = useTranslation('stores');
  const now = useNow();
  const openToday = (store: Store) => (store.active ? hoursOf(store) : <Tag tone="warning">{t('inactive')}</Tag>);
  const hoursOf = (store: Store) =>
    hoursText(hoursOn(store, dayOf(now, store.time_zone))) || <span className="text-ink-3">{t('closed')}</span>;
  return [
    column.name('name', t('columns.name'), (store) => store.name, { sort: 'name' }),
    column.note('address', t('columns.address'), ({ address }) => address, {
      size: 'text',
      sort: 'address',
      narrow: 'line',
    }),
    column.text('company', t('columns.company'), (store) => store.company.name, { from: 'lg' }),
    { id: 'today', header: t('columns.today'), cell: openToday, align: 'end', narrow: 'side', skeleton: 76 },
    {
      id: 'area',
      header: t('columns.area'),
      cell: ({ sales_area_m2 }) => (sales_area_m2 === null ? '—' : `${count(sales_area_m2)} ${t('common.areaUnit')}`),
      align: 'end',
      from: 'xl',
      skeleton: 56,
    },
    {
      id: 'vendors',
      header: t('columns.vendors'),
      cell: ({ vendors }) =>
        vendors.length > 0 ? (
          <Cut>{vendors.map(({ name }) => name).join(', ')}</Cut>
        ) : (
          <span className="text-warning-text">{t('noVendors')}</span>
        ),
      from: 'lg',
      skeleton: 120,
    },
  ];
};
