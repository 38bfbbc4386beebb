import { useTranslation } from 'react-i18next';
import { useRouteError } from 'react-router';
import { ApiProblem } from '../api/problem.ts';
import { Broken } from '../kit/parts/broken.tsx';
import { buttonClass } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ImportFailure } from '../ui/import-again.ts';
import { Body } from '../ui/page.tsx';

/** Replaces the whole window when a layout throws, or a screen in a layout without a frame of its own. */
export const Crash = () => (
  <main className="bg-surface h-dvh">
    <Failure />
  </main>
);

/** Replaces only the screen that throws; the layout and its menu stay usable. */
export const ScreenCrash = () => (
  <Body>
    <Failure />
  </Body>
);

/** A guard could not ask the API, code did not load, or the app has a mistake. */
const Failure = () => {
  const { t } = useTranslation('shell');
  const error = useRouteError();
  const reload = () => location.reload();
  if (error instanceof ApiProblem || error instanceof ImportFailure)
    return <Broken as="page" error={error} onRetry={reload} />;
  return (
    <EmptyState
      kind="broken"
      title={t('crash.title')}
      heading="h1"
      actions={
        <button type="button" className={buttonClass('primary')} onClick={reload}>
          {t('crash.reload')}
        </button>
      }
    >
      {t('crash.text')}
    </EmptyState>
  );
};
