import { useTranslation } from 'react-i18next';
import type { ApiProblem } from '../../api/problem.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

export const LoadingState = () => (
  <div aria-hidden className="flex flex-col gap-5 pt-3">
    {[260, 300, 220, 280].map((width) => (
      <span key={width} className="skeleton max-w-full" style={{ width }} />
    ))}
  </div>
);

export const ErrorState = ({ answer }: { answer: { error: ApiProblem | null; refetch: () => unknown } }) => {
  const { t } = useTranslation();
  return (
    <EmptyState
      kind="broken"
      title={t(answer.error?.code === 'network' ? 'broken.offline' : 'broken.title')}
      actions={<Button onClick={() => void answer.refetch()}>{t('broken.retry')}</Button>}
    >
      {answer.error?.message}
    </EmptyState>
  );
};
