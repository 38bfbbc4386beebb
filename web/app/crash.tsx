import { useTranslation } from 'react-i18next';
import { useRouteError } from 'react-router';
import { ApiProblem } from '../api/problem.ts';
import { buttonClass } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';

/** What is left when a screen throws: what happened and the way back in. */
export const Crash = () => {
  const { t } = useTranslation(['shell', 'common']);
  const error = useRouteError();
  const offline = error instanceof ApiProblem && error.code === 'network';
  return (
    <main className="bg-surface h-dvh">
      <EmptyState
        kind="broken"
        title={t(offline ? 'common:broken.offline' : 'crash.title')}
        actions={
          <button type="button" className={buttonClass('primary')} onClick={() => location.reload()}>
            {t('crash.reload')}
          </button>
        }
      >
        {t(offline ? 'common:broken.offlineLoad' : 'crash.text')}
      </EmptyState>
    </main>
  );
};
