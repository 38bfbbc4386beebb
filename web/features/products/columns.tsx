import { useTranslation } from 'react-i18next';
import type { SortOf } from '#shared/contracts/endpoint.ts';
import type { listProducts, ProductRow } from '#shared/contracts/products.ts';
import { sideOf } from '#shared/domain/roles.ts';
import { roleOf, useMe } from '../../api/me.ts';
import type { Column } from '../../kit/list/column.ts';
import { Cut } from '../../kit/list/cut.tsx';
import { today } from '../../ui/days.ts';
import { deviceDay } from '../../ui/device-time.ts';
import { count, fullDay, money } from '../../ui/format.ts';
import { nothing } from '../../ui/nothing.tsx';
import { Tag } from '../../ui/pill.tsx';
import { ProductPhoto } from './product-photo.tsx';

/** With fewer pieces the number is marked. */
const few = 5;

export const useProductColumns = (): Column<ProductRow, SortOf<typeof listProducts>>[] => {
  const { t } = useTranslation('products');
  const hasCompanies = sideOf(roleOf(useMe())) === 'platform';
  const pieces = (number: number | null) => (number === null ? nothing : count(number));
  return [
    {
      id: 'name',
      header: t('fields.name'),
      sort: 'name',
      cell: ({ name, photo }) => (
        <span className="flex min-w-0 items-center gap-2.5 font-medium">
          <ProductPhoto photo={photo} />
          <Cut>{name}</Cut>
        </span>
      ),
      narrow: 'title',
      skeleton: 170,
    },
    { id: 'sku', header: t('fields.sku'), cell: ({ sku }) => <Cut size="short">{sku}</Cut>, narrow: 'line' },
    {
      id: 'barcode',
      header: t('fields.barcode'),
      cell: ({ barcode }) => <span className="figures">{barcode}</span>,
      from: 'xxl',
      skeleton: 100,
    },
    {
      id: 'category',
      header: t('columns.category'),
      cell: ({ category, subcategory }) => (
        <Cut size="short">{[category, subcategory].flatMap((one) => one?.name ?? []).join(' › ')}</Cut>
      ),
      from: 'lg',
      narrow: 'line',
      skeleton: 120,
    },
    {
      id: 'type',
      header: t('columns.type'),
      cell: ({ type }) => <Cut size="short">{type.name}</Cut>,
      from: 'xxl',
      skeleton: 80,
    },
    {
      id: 'price',
      header: t('fields.price'),
      sort: 'price',
      cell: ({ price }) => money(price),
      align: 'end',
      narrow: 'side',
      skeleton: 70,
    },
    { id: 'stock', header: t('fields.stock'), cell: ({ stock }) => pieces(stock), align: 'end', skeleton: 40 },
    {
      id: 'reserved',
      header: t('columns.reserved'),
      cell: ({ reserved }) => pieces(reserved),
      align: 'end',
      from: 'xxl',
      skeleton: 40,
    },
    {
      id: 'available',
      header: t('columns.available'),
      cell: ({ available }) => (
        <>
          <span className="md:hidden">{t('columns.available')} </span>
          {available < few ? <Tag tone="warning">{count(available)}</Tag> : count(available)}
        </>
      ),
      align: 'end',
      narrow: 'line',
      skeleton: 40,
    },
    {
      id: 'expiration_date',
      header: t('columns.expiration'),
      cell: ({ expiration_date }) => <Expiration day={expiration_date} />,
      from: 'xxl',
      skeleton: 70,
    },
    {
      id: 'active',
      header: t('columns.state'),
      cell: ({ active }) =>
        active ? <span className="max-md:hidden">{t('state.true')}</span> : <Tag>{t('state.false')}</Tag>,
      narrow: 'side',
      skeleton: 60,
    },
    ...(hasCompanies
      ? [
          {
            id: 'company',
            header: t('columns.company'),
            cell: ({ company }: ProductRow) => <Cut size="short">{company.name}</Cut>,
            from: 'xl' as const,
            skeleton: 100,
          },
        ]
      : []),
    {
      id: 'created_at',
      header: t('columns.added'),
      sort: 'created_at',
      cell: ({ created_at }) => <span className="figures">{deviceDay(created_at)}</span>,
      from: 'xxl',
      skeleton: 70,
    },
  ];
};

const Expiration = ({ day }: { day: string | null }) => {
  if (day === null) return nothing;
  return day < today() ? <Tag tone="warning">{fullDay(day)}</Tag> : <span className="figures">{fullDay(day)}</span>;
};
