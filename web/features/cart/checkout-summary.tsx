import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Cart } from '#shared/contracts/cart.ts';
import { accountLines } from '../../domain/cart/account-cart.ts';
import { type CartLine, mostPieces } from '../../domain/cart/guest-cart.ts';
import { LineIssue } from '../../domain/cart/line-parts.tsx';
import { useCart } from '../../domain/cart/use-cart.ts';
import { ProductPhoto } from '../../domain/products/product-photo.tsx';
import { usePriceText } from '../../domain/products/use-price-text.ts';
import { SwitchField } from '../../kit/form/fields.tsx';
import type { ResourceFormState } from '../../kit/form/use-resource-form.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { count as number, money } from '../../ui/format.ts';
import { useWide } from '../../ui/media.ts';
import { Amounts } from './amounts.tsx';
import { PriceNote, productOf } from './cart-line.tsx';
import { Changes } from './changes.tsx';
import type { CheckoutInput, FullCart } from './checkout-fields.ts';
import { isBlocked } from './line-issues.ts';
import { orderAmounts } from './order-amounts.ts';

type Props = { cart: FullCart; state: ResourceFormState };

const useAmounts = (cart: Cart) => {
  const [isPickup, useBonuse] = useWatch<CheckoutInput, ['isPickup', 'useBonuse']>({ name: ['isPickup', 'useBonuse'] });
  return orderAmounts(cart, { isPickup, useBonuse });
};

/** What is ordered and what it costs, beside the form, or below it. */
export const CheckoutSummary = ({ cart, state }: Props) => {
  const { t } = useTranslation('cart');
  const isBeside = useWide('lg');
  const amounts = useAmounts(cart);
  const lines = accountLines(cart);
  const { balance, usable } = cart.bonuses;
  return (
    <aside
      aria-label={t('checkout.order')}
      className="border-line bg-sunken px-gutter border-t py-5 lg:border-t-0 lg:border-l"
    >
      <div className="flex flex-col gap-4 lg:sticky lg:top-5">
        <div className="flex items-baseline justify-between gap-3">
          <h2 className="text-14 font-semibold">{t('checkout.order')}</h2>
          <Link to={paths.cart} className="text-primary-text hover:underline">
            {t('checkout.change')}
          </Link>
        </div>
        {isBeside && <Changes lines={lines} />}
        <ul className="divide-line divide-y">
          {lines.map((line) => (
            <SummaryLine key={line.product.id} line={line} company={cart.company} />
          ))}
        </ul>
        {usable > 0 && (
          <div className="rounded-3 border-line bg-surface flex items-center justify-between gap-3 border px-3.5 py-3">
            <SwitchField<CheckoutInput>
              name="useBonuse"
              label={t('checkout.bonuses')}
              hint={t('checkout.balance', { balance: money(balance) })}
            />
            <span className="figures font-semibold">{`−${money(usable)}`}</span>
          </div>
        )}
        <Amounts {...amounts} />
        {isBeside && <OrderButton state={state} payable={amounts.payable} />}
        <p className="text-12 text-ink-3 text-center">{t('checkout.note')}</p>
      </div>
    </aside>
  );
};

/** The amount and the button on narrow screens, always in sight. */
export const OrderBar = ({ cart, state }: Props) => {
  const { t } = useTranslation('cart');
  const isBeside = useWide('lg');
  const { payable } = useAmounts(cart);
  if (isBeside) return null;
  return (
    <div
      data-bar="save"
      className="border-line bg-surface px-gutter flex min-h-14 flex-none flex-wrap items-center gap-x-3 gap-y-2 border-t py-2 max-md:sticky max-md:bottom-0 max-md:z-5"
    >
      <p className="text-12 text-ink-3">{t('totals.toPay')}</p>
      <span className="ml-auto">
        <OrderButton state={state} payable={payable} />
      </span>
    </div>
  );
};

const OrderButton = ({ state: { id, busy }, payable }: { state: ResourceFormState; payable: number | null }) => {
  const { t } = useTranslation('cart');
  return (
    <Button type="submit" form={id} variant="primary" size="lg" busy={busy}>
      {payable === null ? t('checkOut') : t('checkout.submit', { amount: money(payable) })}
    </Button>
  );
};

const SummaryLine = ({ line, company }: { line: CartLine; company: FullCart['company'] }) => {
  const { t } = useTranslation('cart');
  const priceText = usePriceText();
  const { product, count, price } = line;
  return (
    <li className="flex gap-3 py-2.5">
      <ProductPhoto photo={product.photo} />
      <div className="min-w-0 flex-1">
        <div className="flex gap-3">
          <p className="min-w-0 flex-1 font-medium wrap-anywhere">{product.name}</p>
          <p className="figures font-semibold">{money(count * price)}</p>
        </div>
        <PriceNote line={line}>{t('times', { pieces: number(count), price: priceText(line) })}</PriceNote>
        <LineIssue line={line} />
        {isBlocked(line) && <Remedy line={line} company={company} />}
      </div>
    </li>
  );
};

/** What makes a line orderable: fewer pieces, or none. */
const Remedy = ({ line, company }: { line: CartLine; company: FullCart['company'] }) => {
  const { t } = useTranslation('cart');
  const cart = useCart();
  const { product, issue } = line;
  const { name } = product;
  const set = (count: number) => void cart?.set(productOf(line, company), count);
  const most = mostPieces(product.available);
  return (
    <p className="mt-1.5 flex flex-wrap gap-1.5">
      {issue === 'fewer' && (
        <Button size="sm" aria-label={t('checkout.takeOf', { pieces: number(most), name })} onClick={() => set(most)}>
          {t('checkout.take', { pieces: number(most) })}
        </Button>
      )}
      <Button size="sm" aria-label={t('removeOf', { name })} onClick={() => set(0)}>
        {t('remove')}
      </Button>
    </p>
  );
};
