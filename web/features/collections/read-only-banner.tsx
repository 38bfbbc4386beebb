import { useTranslation } from 'react-i18next';
import { useMay } from '../../api/me.ts';
import { Banner } from '../../ui/banner.tsx';

/** For those who read the collections only. */
export const ReadOnlyBanner = () => {
  const { t } = useTranslation('collections');
  if (useMay('collection.write')) return null;
  return (
    <Banner tone="info" title={t('readOnly')}>
      {t('readOnlyText')}
    </Banner>
  );
};
