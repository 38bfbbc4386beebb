import { useTranslation } from 'react-i18next';
import { useRouteError } from 'react-router';
import { ApiProblem } from '../api/problem.ts';
import { buttonClass } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Body } from '../ui/page.tsx';

/** Replaces the whole window when a layout throws. */
export const Crash = () => (
  <main className="bg-surface h-dvh">
    <Broken />
  </main>
);

/** Replaces only the screen that throws; the layout and its menu stay usable. */
export const ScreenCrash = () => (
  <Body>
    <Broken />
  </Body>
);

const Broken = () => {
  const { t } = useTranslation(['shell', 'common']);
  const error = useRouteError();
  const offline = error instanceof ApiProblem && error.code === 'network';
  return (
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
  );
};
