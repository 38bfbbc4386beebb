import { useTranslation } from 'react-i18next';
import type { ApiProblem } from '../../api/problem.ts';
import { Button } from '../../ui/button.tsx';

type Pages = {
  hasMore: boolean;
  isLoadingMore: boolean;
  showMore: () => unknown;
  error: ApiProblem | null;
  isLoading: boolean;
  retry: () => void;
};

/** Opens the next page of a list at its end. If it cannot be loaded, shows why with a button to retry. */
export const ShowMore = ({ list, label }: { list: Pages; label: string }) => {
  const { t } = useTranslation();
  if (list.error)
    return (
      <div role="alert" className="text-12 text-danger-text flex flex-wrap items-center gap-2 py-2">
        <span className="min-w-0 flex-1">{list.error.message}</span>
        <Button size="sm" busy={list.isLoading} onClick={list.retry}>
          {t('broken.retry')}
        </Button>
      </div>
    );
  return (
    list.hasMore && (
      <Button
        variant="ghost"
        size="sm"
        className="w-full"
        busy={list.isLoadingMore}
        onClick={() => void list.showMore()}
      >
        {label}
      </Button>
    )
  );
};
