import { Heart } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { SortOf } from '#shared/contracts/endpoint.ts';
import type { listProducts, ProductRow } from '#shared/contracts/products.ts';
import { sideOf } from '#shared/domain/roles.ts';
import { roleOf, useMe } from '../../api/me.ts';
import { rateText } from '../../domain/orders/rate-text.ts';
import { RatingMark } from '../../domain/reviews/stars.tsx';
import type { Column } from '../../kit/list/column.ts';
import { columnsOf } from '../../kit/list/columns-of.tsx';
import { today } from '../../ui/days.ts';
import { count, fullDay } from '../../ui/format.ts';
import { nothing } from '../../ui/nothing.tsx';
import { Tag } from '../../ui/pill.tsx';
import { ProductPhoto } from './product-photo.tsx';

const column = columnsOf<ProductRow, SortOf<typeof listProducts>>();

/** With fewer pieces the number is marked. */
const few = 5;

export const useProductColumns = (): Column<ProductRow, SortOf<typeof listProducts>>[] => {
  const { t } = useTranslation(['products', 'common']);
  const hasCompanies = sideOf(roleOf(useMe())) === 'platform';
  return [
    column.name('name', t('fields.name'), ({ name }) => name, {
      sort: 'name',
      picture: ({ photo }) => <ProductPhoto photo={photo} />,
    }),
    column.text('sku', t('fields.sku'), ({ sku }) => sku, { size: 'short', narrow: 'line' }),
    column.figures('barcode', t('fields.barcode'), ({ barcode }) => barcode, { from: 'xxl' }),
    column.text(
      'category',
      t('columns.category'),
      ({ category, subcategory }) => [category, subcategory].flatMap((one) => one?.name ?? []).join(' › '),
      { size: 'short', from: 'lg', narrow: 'line' },
    ),
    column.text('type', t('columns.type'), ({ type }) => type.name, { size: 'short', from: 'xxl' }),
    column.money('price', t('fields.price'), ({ price }) => price, { sort: 'price', narrow: 'side' }),
    column.text(
      'vat_rate',
      t('fields.vat_rate'),
      ({ vat_rate, vat_included }) =>
        [
          rateText(vat_rate, t('common:vat.reverse')),
          vat_rate !== 'reverse' && t(vat_included ? 'common:vat.included' : 'common:vat.excluded'),
        ]
          .filter(Boolean)
          .join(', '),
      { size: 'short', from: 'xxl' },
    ),
    column.count('stock', t('fields.stock'), ({ stock }) => stock),
    column.count('reserved', t('columns.reserved'), ({ reserved }) => reserved, { from: 'xxl' }),
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
      id: 'rating',
      header: t('columns.rating'),
      cell: (product) => <RatingCell product={product} />,
      from: 'lg',
      narrow: 'line',
      skeleton: 60,
    },
    column.tag('active', t('columns.state'), ({ active }) =>
      active ? { usual: t('state.true') } : { text: t('state.false') },
    ),
    ...(hasCompanies
      ? [column.text('company', t('columns.company'), ({ company }) => company.name, { size: 'short', from: 'xl' })]
      : []),
    column.day('created_at', t('columns.added'), ({ created_at }) => created_at, { sort: 'created_at', from: 'xxl' }),
  ];
};

/** A product without reviews that is no favourite has nothing to show. */
const RatingCell = ({ product: { rating, reviews, favorite } }: { product: ProductRow }) => {
  const { t } = useTranslation('products');
  if (reviews === 0 && !favorite) return nothing;
  return (
    <span className="inline-flex items-center gap-2">
      <RatingMark rating={rating} />
      {favorite && <Heart role="img" aria-label={t('favourite')} className="text-primary-text size-3 fill-current" />}
    </span>
  );
};

const Expiration = ({ day }: { day: string | null }) => {
  if (day === null) return nothing;
  return day < today() ? <Tag tone="warning">{fullDay(day)}</Tag> : <span className="figures">{fullDay(day)}</span>;
};
