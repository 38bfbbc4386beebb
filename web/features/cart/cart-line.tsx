import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { CartLine as Line, CartProduct } from '../../domain/cart/guest-cart.ts';
import { LineControls, LineIssue } from '../../domain/cart/line-parts.tsx';
import { ProductPhoto } from '../../domain/products/product-photo.tsx';
import { usePriceText } from '../../domain/products/use-price-text.ts';
import { paths } from '../../paths.ts';
import { cx } from '../../ui/cx.ts';
import { money } from '../../ui/format.ts';
import { isBlocked } from './line-issues.ts';

/** A product of the cart with its pieces. */
export const CartLine = ({ line, onCount }: { line: Line; onCount: (count: number) => void }) => {
  const { t } = useTranslation('cart');
  const priceText = usePriceText();
  const { product, count, price, issue } = line;
  const { id, name, photo } = product;
  const isGone = issue === 'gone';
  return (
    <li className="border-line flex gap-3 border-b py-3.5 last:border-b-0">
      <ProductPhoto photo={photo} size="lg" />
      <div className="min-w-0 flex-1">
        <div className="flex gap-3">
          <p className="min-w-0 flex-1 font-medium wrap-anywhere">
            {isGone ? (
              <span className="text-ink-2">{name}</span>
            ) : (
              <Link to={paths.catalogueProduct(id)} className="hover:text-primary-text">
                {name}
              </Link>
            )}
          </p>
          <p className={cx('figures font-semibold', isBlocked(line) && 'text-ink-3')}>{money(count * price)}</p>
        </div>
        <PriceNote line={line}>{t('each', { price: priceText(line) })}</PriceNote>
        <LineIssue line={line} />
        <LineControls line={line} onCount={onCount} />
      </div>
    </li>
  );
};

/** `children` is the price of now, with the one of before if it has changed. */
export const PriceNote = ({ line: { seen, issue }, children }: { line: Line; children: ReactNode }) => {
  const { t } = useTranslation('cart');
  return (
    <p className="text-12 text-ink-3 flex flex-wrap gap-x-1.5 tabular-nums">
      {issue === 'repriced' && (
        <>
          <span className="sr-only">{t('before', { price: money(seen) })}</span>
          <s aria-hidden>{money(seen)}</s>
        </>
      )}
      {children}
    </p>
  );
};

/** The product of a line, to change its pieces. */
export const productOf = (
  { product, price, vat_rate, vat_included }: Line,
  company: CartProduct['company'],
): CartProduct => ({ ...product, price, vat_rate, vat_included, company });
