import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useNavigation } from 'react-router';
import type { ApiProblem } from '../../api/problem.ts';
import { paths } from '../../paths.ts';
import { cx } from '../../ui/cx.ts';
import { Body, Page } from '../../ui/page.tsx';
import { Broken } from './broken.tsx';

type OneAnswer<A> = { data?: A; error: ApiProblem | null; refetch: () => unknown };

const isLost = (error: ApiProblem | null) => error?.code === 'not-found' || error?.code === 'forbidden';

/**
 * A screen of one record: `<Loaded title={t('title')} answer={useGet(getStore, …)}>{({ data }) => …}</Loaded>`. Shows a
 * skeleton while loading. A record that does not exist or is no longer visible to the user leads to the "not found"
 * page, also when it was shown before. After another failed refetch the old data stays, with a note.
 */
export const Loaded = <A,>({
  title,
  answer: { data, error, refetch },
  placeholder = <Skeleton />,
  children,
}: {
  title: string;
  answer: OneAnswer<A>;
  /** While loading: the page with gaps. Without it, some grey lines. */
  placeholder?: ReactNode;
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
      <Body>{error ? <Broken error={error} onRetry={refetch} /> : placeholder}</Body>
    </Page>
  );
};

const Skeleton = () => (
  <div aria-hidden className="px-gutter flex flex-col gap-6 py-6">
    {['w-55', 'w-90', 'w-75', 'w-45'].map((width) => (
      <span key={width} className={cx('skeleton max-w-full', width)} />
    ))}
  </div>
);
