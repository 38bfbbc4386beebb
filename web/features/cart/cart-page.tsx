import { useTranslation } from 'react-i18next';
import { Body, Page } from '../../ui/page.tsx';
import { CartLines, EmptyCart } from './cart-lines.tsx';
import { CartSummary } from './cart-summary.tsx';
import { useLines } from './use-lines.ts';

/** The cart of a guest or of an account. */
export default function CartPage() {
  const { t } = useTranslation('cart');
  const cart = useLines();
  const hasLines = cart.lines !== undefined && cart.lines.length > 0;
  return (
    <Page title={t('title')}>
      <Body>
        {cart.lines?.length === 0 ? (
          <EmptyCart />
        ) : (
          <div className="px-gutter grid max-w-260 gap-x-10 gap-y-6 py-4 lg:grid-cols-[minmax(0,1fr)_320px] lg:items-start">
            <div className="min-w-0">
              <CartLines cart={cart} />
            </div>
            {hasLines && (
              <section
                aria-label={t('totals.label')}
                className="rounded-3 border-line bg-sunken border p-4 lg:sticky lg:top-4"
              >
                <CartSummary totals={cart.totals} />
              </section>
            )}
          </div>
        )}
      </Body>
    </Page>
  );
}
