import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useNavigation } from 'react-router';
import type { ApiProblem } from '../api/problem.ts';
import { paths } from '../paths.ts';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Body, Page } from '../ui/page.tsx';

/**
 * A screen of one record: `<Loaded title={t('title')} answer={useGet(getStore, …)}>{({ data }) => …}</Loaded>`. Shows a
 * skeleton while loading. A record that does not exist or is no longer visible to the user leads to the "not found"
 * page, also when it was shown before. After another failed refetch the old data stays, with a note.
 */
type OneAnswer<A> = { data?: A; error: ApiProblem | null; refetch: () => unknown };

const isLost = (error: ApiProblem | null) => error?.code === 'not-found' || error?.code === 'forbidden';

export const Loaded = <A,>({
  title,
  answer: { data, error, refetch },
  children,
}: {
  title: string;
  answer: OneAnswer<A>;
  children: (answer: A) => ReactNode;
}) => {
  const { t } = useTranslation();
  const { state } = useNavigation();
  // An action may lose the record and lead to another page, which takes precedence.
  if (isLost(error) && state === 'idle') return <Navigate to={paths.missing} replace />;
  if (data !== undefined)
    return (
      <>
        {error && (
          <p role="status" className="bg-warning-soft px-gutter text-12 flex-none py-1.5">
            {t('broken.stale')}
          </p>
        )}
        {children(data)}
      </>
    );
  return (
    <Page title={title}>
      <Body>
        {error ? (
          <EmptyState
            kind="broken"
            title={t(error.code === 'network' ? 'broken.offline' : 'broken.title')}
            actions={<Button onClick={() => void refetch()}>{t('broken.retry')}</Button>}
          >
            {error.message}
          </EmptyState>
        ) : (
          <div aria-hidden className="px-gutter flex flex-col gap-6 py-6">
            {[220, 360, 300, 180].map((width) => (
              <span key={width} className="skeleton max-w-full" style={{ width }} />
            ))}
          </div>
        )}
      </Body>
    </Page>
  );
};
