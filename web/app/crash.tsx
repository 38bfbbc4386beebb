import { useTranslation } from 'react-i18next';
import { useRouteError } from 'react-router';
import { ApiProblem } from '../api/problem.ts';
import { buttonClass } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Body } from '../ui/page.tsx';

/** When a frame throws, nothing of it is left: what happened and the way back in fill the window. */
export const Crash = () => (
  <main className="bg-surface h-dvh">
    <Broken />
  </main>
);

/** When a screen throws, the frame around it stays, and with it the way to every other screen. */
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
