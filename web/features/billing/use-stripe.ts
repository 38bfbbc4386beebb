import type { Stripe } from '@stripe/stripe-js';
import { useCallback, useEffect, useState } from 'react';
import { openStripe } from './stripe.ts';

export type StripeState = { stripe: Stripe | null; state: 'loading' | 'ready' | 'off' | 'failed'; retry: () => void };

export const useStripe = (): StripeState => {
  const [opened, setOpened] = useState<Pick<StripeState, 'stripe' | 'state'>>({ stripe: null, state: 'loading' });
  const load = useCallback(
    () =>
      openStripe().then(
        (stripe) => setOpened({ stripe, state: stripe ? 'ready' : 'off' }),
        () => setOpened({ stripe: null, state: 'failed' }),
      ),
    [],
  );
  useEffect(() => void load(), [load]);
  const retry = () => {
    setOpened({ stripe: null, state: 'loading' });
    void load();
  };
  return { ...opened, retry };
};
