import { useTranslation } from 'react-i18next';
import { money } from '../../ui/format.ts';

/** Writes a price of haléř, and that it does not include VAT. */
export const usePriceText = () => {
  const { t } = useTranslation('common');
  return ({ price, vat_included }: { price: number; vat_included: boolean }): string =>
    vat_included ? money(price) : `${money(price)} ${t('vat.excluded')}`;
};
