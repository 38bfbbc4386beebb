import { CircleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/button.tsx';

/** The error of an unsent message, with Retry and Discard. */
export const UnsentNote = ({
  failed,
  onRetry,
  onDrop,
}: {
  failed: string | null;
  onRetry: () => void;
  onDrop: () => void;
}) => {
  const { t } = useTranslation();
  if (failed === null) return null;
  return (
    <div role="alert" className="text-12 text-danger-text flex flex-wrap items-center gap-1.5">
      <CircleAlert className="size-3.5" />
      <span className="min-w-0 flex-1">{failed}</span>
      <Button size="sm" onClick={onRetry}>
        {t('broken.retry')}
      </Button>
      <Button size="sm" variant="ghost" onClick={onDrop}>
        {t('form.discardUnsent')}
      </Button>
    </div>
  );
};
