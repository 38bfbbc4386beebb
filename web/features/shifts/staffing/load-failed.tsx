import { useTranslation } from 'react-i18next';
import type { ApiProblem } from '../../../api/problem.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';

/** Why a list was not loaded, with Retry. */
export const LoadFailed = ({ error, onRetry }: { error: ApiProblem; onRetry: () => unknown }) => {
  const { t } = useTranslation('common');
  return (
    <Banner
      tone="danger"
      title={t('broken.title')}
      action={<Button onClick={() => void onRetry()}>{t('broken.retry')}</Button>}
    >
      {error.message}
    </Banner>
  );
};
