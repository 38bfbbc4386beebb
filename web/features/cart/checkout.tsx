import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Cart } from '#shared/contracts/cart.ts';
import { useAccountCart } from '../../domain/cart/use-account-cart.ts';
import { Loaded } from '../../kit/parts/loaded.tsx';
import { Body, Page } from '../../ui/page.tsx';
import { EmptyCart } from './cart-lines.tsx';
import { CheckoutForm } from './checkout-form.tsx';
import { useComingCart } from './merge-state.ts';

/** The cart becomes an order here. */
export default function Checkout() {
  const { t } = useTranslation('cart');
  const isComing = useComingCart() !== null;
  const { data, error, refetch } = useAccountCart(!isComing);
  const answer = isComing ? { error: null, refetch } : { ...(data && { data }), error, refetch };
  return (
    <Loaded title={t('checkout.title')} answer={answer}>
      {({ data: cart }) => <OneCheckout cart={cart} />}
    </Loaded>
  );
}

const OneCheckout = ({ cart }: { cart: Cart }) => {
  const { t } = useTranslation('cart');
  // It stays in sight until the page of the order has loaded.
  const [ordered, setOrdered] = useState<Cart | null>(null);
  const shown = ordered ?? cart;
  const { cart_hash, company } = shown;
  if (cart_hash === null || company === null)
    return (
      <Page title={t('checkout.title')}>
        <Body>
          <EmptyCart />
        </Body>
      </Page>
    );
  return <CheckoutForm key={cart_hash} cart={{ ...shown, cart_hash, company }} onOrdered={() => setOrdered(shown)} />;
};
