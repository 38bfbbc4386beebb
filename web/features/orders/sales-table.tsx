import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Answer } from '#shared/contracts/endpoint.ts';
import type { getSales, SalesRow } from '#shared/contracts/orders.ts';
import { mostSalesRows } from '#shared/domain/orders/limits.ts';
import type { SalesGroup } from '#shared/domain/orders/sales.ts';
import { paths } from '../../paths.ts';
import { cx } from '../../ui/cx.ts';
import { count, money, namedDay } from '../../ui/format.ts';
import { useWide } from '../../ui/media.ts';

type Sales = Answer<typeof getSales>['data'];
type Props = { sales: Sales; by: SalesGroup };

const percents = new Intl.NumberFormat('cs-CZ', { style: 'percent', maximumFractionDigits: 1 });
/** `12,3 %` of the whole. */
const shareOf = ({ sum }: SalesRow, whole: number): string => (whole > 0 ? percents.format(sum / whole) : '—');

/** The rows of a group with their shares of the whole; of days those with orders, the last one first. */
export const SalesTable = ({ sales, by }: Props) => {
  const { t } = useTranslation('orders');
  const Rows = useWide('md') ? Table : List;
  const rows = by === 'day' ? sales.rows.filter(({ orders }) => orders > 0).toReversed() : sales.rows;
  return (
    <>
      <Rows sales={{ ...sales, rows }} by={by} />
      {by !== 'day' && rows.length === mostSalesRows && (
        <p className="px-gutter text-12 text-ink-3 py-2.5 tabular-nums">{t('sales.most', { rows: mostSalesRows })}</p>
      )}
    </>
  );
};

const Table = ({ sales: { rows, total }, by }: Props) => {
  const { t } = useTranslation('orders');
  return (
    <table className="w-full border-separate border-spacing-0" aria-label={t(`sales.by.${by}`)}>
      <thead className="text-12 text-ink-3">
        <tr>
          <Head>{t(`sales.${by}`)}</Head>
          <Head isNumber>{t('sales.orders')}</Head>
          <Head isNumber>{t('sales.pieces')}</Head>
          <Head isNumber>{t('sales.sum')}</Head>
          <Head isNumber>{t('sales.share')}</Head>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id} className="hover:bg-hover">
            <td className={cx(cell, 'border-b max-w-0 w-1/2')}>
              <Name row={row} by={by} />
            </td>
            <Amount>{count(row.orders)}</Amount>
            <Amount>{count(row.pieces)}</Amount>
            <Amount strong>{money(row.sum)}</Amount>
            <Amount>
              <Share row={row} whole={total.sum} />
            </Amount>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <td className={cx(cell, foot)}>{t('sales.total')}</td>
          <td className={cx(cell, foot, 'figures text-right')}>{count(total.orders)}</td>
          <td className={cx(cell, foot, 'figures text-right')}>{count(total.pieces)}</td>
          <td className={cx(cell, foot, 'figures text-right')}>{money(total.sum)}</td>
          <td className={cx(cell, foot)} />
        </tr>
      </tfoot>
    </table>
  );
};

const cell = 'px-cell first:pl-gutter last:pr-gutter h-row border-line';
const foot = 'sticky bottom-0 border-line-strong bg-sunken border-t font-semibold';

const Head = ({ isNumber = false, children }: { isNumber?: boolean; children: ReactNode }) => (
  <th
    scope="col"
    className={cx(
      'px-cell first:pl-gutter last:pr-gutter sticky top-0 z-2 h-row-head border-b border-line bg-sunken font-medium whitespace-nowrap',
      isNumber ? 'text-right' : 'text-left',
    )}
  >
    {children}
  </th>
);

const Amount = ({ strong = false, children }: { strong?: boolean; children: ReactNode }) => (
  <td className={cx(cell, 'figures border-b text-right', strong && 'font-semibold')}>{children}</td>
);

/** A percentage beside a bar of its length. */
const Share = ({ row, whole }: { row: SalesRow; whole: number }) => (
  <span className="inline-flex items-center justify-end gap-2">
    <span aria-hidden className="bg-sunken h-1.5 w-16 overflow-hidden rounded-full max-lg:hidden">
      <span
        className="bg-chart-weekday block h-full rounded-full"
        style={{ width: `${whole > 0 ? (100 * row.sum) / whole : 0}%` }}
      />
    </span>
    <span className="min-w-14">{shareOf(row, whole)}</span>
  </span>
);

const List = ({ sales: { rows, total }, by }: Props) => {
  const { t } = useTranslation('orders');
  return (
    <ul aria-label={t(`sales.by.${by}`)} className="wrap-anywhere">
      {rows.map((row) => (
        <li key={row.id} className="border-line px-gutter border-b py-3">
          <p className="flex flex-wrap justify-between gap-x-3">
            <span className="min-w-0 font-medium">
              <Name row={row} by={by} />
            </span>
            <b className="figures font-semibold">{money(row.sum)}</b>
          </p>
          <p className="text-ink-2 flex flex-wrap justify-between gap-x-3 tabular-nums">
            <span>{t('sales.line', { orders: count(row.orders), pieces: count(row.pieces) })}</span>
            <span className="figures">{shareOf(row, total.sum)}</span>
          </p>
        </li>
      ))}
    </ul>
  );
};

/** A product leads to its page. */
const Name = ({ row: { id, name }, by }: { row: SalesRow; by: SalesGroup }) => {
  if (by === 'product')
    return (
      <Link
        to={paths.catalogueProduct(id)}
        className="hover:text-primary-text line-clamp-2 min-h-6 font-medium wrap-anywhere"
      >
        {name}
      </Link>
    );
  return <span className="line-clamp-2 font-medium wrap-anywhere">{by === 'day' ? namedDay(id) : name}</span>;
};
