import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiProblem } from '../../api/problem.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

/**
 * What could not be loaded, why, and a button that tries again, as does the return of the connection. It fills a
 * panel, or a page, whose title it replaces; a banner is among other content. An error that is no answer of the API is
 * the app's own code or messages that did not come.
 */
export const Broken = ({
  error,
  onRetry,
  isTrying = false,
  as = 'panel',
}: {
  error: unknown;
  onRetry: () => unknown;
  isTrying?: boolean;
  as?: 'page' | 'panel' | 'banner';
}) => {
  const { t } = useTranslation();
  const retryOnline = useEffectEvent(() => void onRetry());
  useEffect(() => {
    const listen = () => retryOnline();
    addEventListener('online', listen);
    return () => removeEventListener('online', listen);
  }, []);
  const problem = error instanceof ApiProblem ? error : null;
  const title = t(problem?.code === 'network' ? 'broken.offline' : 'broken.title');
  const retry = (
    <Button busy={isTrying} onClick={() => void onRetry()}>
      {t('broken.retry')}
    </Button>
  );
  const text = problem ? problem.message : t('broken.part');
  return as === 'banner' ? (
    <Banner tone="danger" title={title} action={retry}>
      {text}
    </Banner>
  ) : (
    <EmptyState kind="broken" title={title} heading={as === 'page' ? 'h1' : 'h2'} actions={retry}>
      {text}
    </EmptyState>
  );
};
