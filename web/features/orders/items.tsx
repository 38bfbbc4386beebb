import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Order, OrderItem } from '#shared/contracts/orders.ts';
import { ExclVat } from '../../domain/products/excl-vat.tsx';
import { paths } from '../../paths.ts';
import { cx } from '../../ui/cx.ts';
import { count, money } from '../../ui/format.ts';
import { useWide } from '../../ui/media.ts';
import { Count, Tag } from '../../ui/pill.tsx';
import { ProductPhoto } from './product-photo.tsx';

/** What was ordered. While a quotation waits, its prices are beside those of the order. */
export const Items = ({ order }: { order: Order }) => {
  const { t } = useTranslation('orders');
  const wide = useWide('md');
  const Rows = wide ? Table : List;
  return (
    <section aria-labelledby="items">
      <h2 id="items" className="text-14 mb-3 flex items-center gap-2 font-semibold">
        {t('view.items')}
        <Count>{order.goods_num}</Count>
      </h2>
      <Rows order={order} />
    </section>
  );
};

/** The price that the quotation offers, if it is another one. */
const offeredPrice = ({ status, quotation }: Order, { product_id, price }: OrderItem): number | null => {
  const offered = status === 'quotation' ? quotation?.items.find((one) => one.product_id === product_id) : undefined;
  return offered && offered.price !== price ? offered.price : null;
};

const Table = ({ order }: { order: Order }) => {
  const { t } = useTranslation('orders');
  const hasStock = order.items.some(({ available }) => available !== null);
  return (
    <div className="rounded-3 border-line overflow-hidden border">
      <table className="w-full border-separate border-spacing-0">
        <thead className="text-12 text-ink-3 bg-sunken">
          <tr>
            <Head>{t('view.product')}</Head>
            <Head isNumber>{t('view.price')}</Head>
            <Head isNumber>{t('view.pieces')}</Head>
            {hasStock && <Head isNumber>{t('view.stock')}</Head>}
            <Head isNumber>{t('view.sum')}</Head>
          </tr>
        </thead>
        <tbody>
          {order.items.map((item) => (
            <tr key={item.product_id}>
              <td className="border-line border-t px-4 py-2">
                <Product order={order} item={item} />
              </td>
              <Amount>
                <Price order={order} item={item} />
              </Amount>
              <Amount strong>{count(item.count)}</Amount>
              {hasStock && (
                <Amount>
                  <Stock available={item.available} />
                </Amount>
              )}
              <Amount strong>{money(item.count * (offeredPrice(order, item) ?? item.price))}</Amount>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};

const Head = ({ isNumber = false, children }: { isNumber?: boolean; children: ReactNode }) => (
  <th
    scope="col"
    className={cx('h-row-head px-4 font-medium whitespace-nowrap', isNumber ? 'text-right' : 'text-left')}
  >
    {children}
  </th>
);

const Amount = ({ strong = false, children }: { strong?: boolean; children: ReactNode }) => (
  <td className={cx('figures border-line border-t px-4 py-2 text-right', strong && 'font-semibold')}>{children}</td>
);

const List = ({ order }: { order: Order }) => {
  const { t } = useTranslation('orders');
  return (
    <ul className="border-line divide-line divide-y border-y">
      {order.items.map((item) => (
        <li key={item.product_id} className="py-3">
          <Product order={order} item={item} />
          <p className="mt-1.5 flex flex-wrap justify-between gap-x-3 pl-12.5 tabular-nums">
            <span className="text-ink-2">
              {count(item.count)} × <Price order={order} item={item} />
            </span>
            <b className="figures font-semibold">{money(item.count * (offeredPrice(order, item) ?? item.price))}</b>
          </p>
          {item.available !== null && (
            <p className="text-12 text-ink-3 pl-12.5">
              {t('view.stock')}: <Stock available={item.available} />
            </p>
          )}
        </li>
      ))}
    </ul>
  );
};

const Product = ({ order: { parcels, delivery_type }, item }: { order: Order; item: OrderItem }) => {
  const { t } = useTranslation('orders');
  const { product_id, name, sku, photo, shipped, returned } = item;
  return (
    <div className="flex min-w-0 items-center gap-2.5">
      <ProductPhoto photo={photo} />
      <div className="min-w-0 flex-1">
        <Link
          to={paths.catalogueProduct(product_id)}
          className="hover:text-primary-text line-clamp-2 font-medium wrap-anywhere"
        >
          {name}
        </Link>
        <p className="text-12 text-ink-3 flex flex-wrap items-center gap-x-2 wrap-anywhere">
          {sku}
          {parcels.length > 0 && (
            <Tag>{t(`view.shipped.${delivery_type}`, { pieces: count(shipped), all: count(item.count) })}</Tag>
          )}
          {returned > 0 && <Tag tone="warning">{t('view.returned', { pieces: count(returned) })}</Tag>}
        </p>
      </div>
    </div>
  );
};

const Price = ({ order, item }: { order: Order; item: OrderItem }) => {
  const { t } = useTranslation('orders');
  const offered = offeredPrice(order, item);
  if (offered === null)
    return (
      <>
        {money(item.price)}
        <ExclVat vat={item} />
      </>
    );
  return (
    <>
      <del className="text-ink-3">{money(item.price)}</del> <span className="sr-only">{t('view.offered')} </span>
      <ins className="font-semibold no-underline">{money(offered)}</ins>
      <ExclVat vat={item} />
    </>
  );
};

const Stock = ({ available }: { available: number | null }) => {
  const { t } = useTranslation('orders');
  if (available === null) return '—';
  return available > 0 ? count(available) : <Tag tone="warning">{t('view.noStock')}</Tag>;
};
