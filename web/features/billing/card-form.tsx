import type { Stripe, StripeElements } from '@stripe/stripe-js';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from '../../ui/cx.ts';
import { currentLanguage } from '../../ui/i18n.ts';

/** The theme that the page is shown in. */
const isDark = (): boolean => {
  const scheme = getComputedStyle(document.documentElement).colorScheme;
  return scheme === 'dark' || (scheme.includes('dark') && matchMedia('(prefers-color-scheme: dark)').matches);
};

/** Stripe's own form in a frame of Stripe: the number of a card is never in this page. `amount` in haléř. */
export const CardForm = ({
  stripe,
  amount,
  onElements,
}: {
  stripe: Stripe;
  amount: number;
  onElements: (elements: StripeElements | null) => void;
}) => {
  const { t } = useTranslation('billing');
  const place = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading');
  const announce = useEffectEvent(onElements);
  useEffect(() => {
    if (!place.current) return;
    const elements = stripe.elements({
      mode: 'payment',
      amount,
      currency: 'czk',
      setupFutureUsage: 'off_session',
      locale: currentLanguage(),
      appearance: { theme: isDark() ? 'night' : 'stripe' },
    });
    const element = elements.create('payment', { wallets: { applePay: 'never', googlePay: 'never' } });
    element.on('ready', () => setState('ready'));
    element.on('loaderror', () => setState('failed'));
    element.mount(place.current);
    announce(elements);
    return () => {
      announce(null);
      element.destroy();
    };
  }, [stripe, amount]);
  return (
    <>
      {state === 'loading' && <span aria-hidden className="skeleton block h-24! w-full" />}
      {state === 'failed' && (
        <p role="alert" className="text-danger-text">
          {t('pay.loadFailed')}
        </p>
      )}
      <div ref={place} className={cx('min-w-0', state !== 'ready' && 'sr-only')} />
    </>
  );
};
