import { useTranslation } from 'react-i18next';
import type { CartLine } from '../../domain/cart/guest-cart.ts';
import { Banner } from '../../ui/banner.tsx';
import { money } from '../../ui/format.ts';
import { isBlocked, priceChange } from './line-issues.ts';

/** What is to be known before the order: goods that cannot be ordered, or changed prices. */
export const Changes = ({ lines }: { lines: readonly CartLine[] }) => {
  const { t } = useTranslation('cart');
  const change = priceChange(lines);
  return (
    <>
      {lines.some(isBlocked) && (
        <Banner tone="warning" title={t('checkout.blocked')}>
          {t('checkout.blockedText')}
        </Banner>
      )}
      {change !== null && (
        <Banner tone="warning" title={t('checkout.repriced')}>
          {change === 0
            ? t('checkout.same')
            : t(change > 0 ? 'checkout.dearer' : 'checkout.cheaper', { amount: money(Math.abs(change)) })}
        </Banner>
      )}
    </>
  );
};
