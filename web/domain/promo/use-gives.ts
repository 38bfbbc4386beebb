import { useTranslation } from 'react-i18next';
import type { PromoType } from '#shared/domain/promo/promo-code.ts';
import { money } from '../../ui/format.ts';

/** What a code gives, in words. Needs the messages of `promo`. */
export const useGives = (): ((code: { type: PromoType; value: number }) => string) => {
  const { t } = useTranslation('promo');
  return ({ type, value }) => {
    switch (type) {
      case 'percent':
        return t('values.percent', { value });
      case 'free_days':
        return t('values.free_days', { count: value });
      case 'referral':
        return t('values.referral');
      default:
        return t(`values.${type}`, { value: money(value) });
    }
  };
};
