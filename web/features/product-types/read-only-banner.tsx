import { useTranslation } from 'react-i18next';
import { useMay } from '../../api/me.ts';
import { Banner } from '../../ui/banner.tsx';

/** For those who read the product types only. */
export const ReadOnlyBanner = () => {
  const { t } = useTranslation('product-types');
  if (useMay('product-type.write')) return null;
  return (
    <Banner tone="info" title={t('readOnly')}>
      {t('readOnlyText')}
    </Banner>
  );
};
