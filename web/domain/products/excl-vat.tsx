import { useTranslation } from 'react-i18next';
import type { PriceVat } from '#shared/domain/vat/vat.ts';

/** Stands beside a price that does not include VAT. */
export const ExclVat = ({ vat: { vat_included } }: { vat: Pick<PriceVat, 'vat_included'> }) => {
  const { t } = useTranslation('common');
  return vat_included ? null : <small className="text-12 text-ink-3 font-regular"> {t('vat.excluded')}</small>;
};
