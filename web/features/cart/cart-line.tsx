import { CircleAlert, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { type CartLine as Line, type CartProduct, mostPieces } from '../../domain/cart/guest-cart.ts';
import { Stepper } from '../../domain/cart/stepper.tsx';
import { ProductPhoto } from '../../domain/products/product-photo.tsx';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { count as number, money } from '../../ui/format.ts';
import { Tag } from '../../ui/pill.tsx';
import { isBlocked } from './line-issues.ts';

/** A product of the cart with its pieces. */
export const CartLine = ({ line, onCount }: { line: Line; onCount: (count: number) => void }) => {
  const { t } = useTranslation('cart');
  const { product, count, price, issue } = line;
  const { id, name, photo, available } = product;
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
        <PriceNote line={line}>{t('each', { price: money(price) })}</PriceNote>
        <LineIssue line={line} />
        <div className="mt-2 flex items-center justify-between gap-2">
          {isGone ? <span /> : <Stepper name={name} count={count} most={mostPieces(available)} onChange={onCount} />}
          <Button
            variant="ghost"
            size="sm"
            icon={Trash2}
            data-remove
            aria-label={t('removeOf', { name })}
            className="relative z-1 -mr-2.5"
            onClick={() => onCount(0)}
          >
            {t('remove')}
          </Button>
        </div>
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

/** The note on a line. None if it can be ordered as it was added. */
export const LineIssue = ({ line: { issue, product } }: { line: Line }) => {
  const { t } = useTranslation('cart');
  if (issue === null) return null;
  return (
    <p className="mt-1 flex">
      <Tag tone={issue === 'repriced' ? 'info' : 'warning'} icon={CircleAlert}>
        {t(`issue.${issue}`, { pieces: number(product.available) })}
      </Tag>
    </p>
  );
};

/** The product of a line, to change its pieces. */
export const productOf = ({ product, price }: Line, company: CartProduct['company']): CartProduct => ({
  ...product,
  price,
  company,
});
