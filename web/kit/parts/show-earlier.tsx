import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiProblem } from '../../api/problem.ts';
import { Button } from '../../ui/button.tsx';

type Pages = {
  hasEarlier: boolean;
  isLoadingEarlier: boolean;
  showEarlier: () => unknown;
  error: ApiProblem | null;
  isLoading: boolean;
  retry: () => void;
};

/**
 * Opens the page of a history before the oldest shown entry and moves the focus to the first new entry of `list`. When
 * a page cannot be loaded, it shows the error with a button to retry.
 */
export const ShowEarlier = ({ history, list }: { history: Pages; list: React.RefObject<HTMLOListElement | null> }) => {
  const { t } = useTranslation('common');
  const { hasEarlier, isLoadingEarlier, error, isLoading } = history;
  const shownBefore = useRef<ReadonlySet<Element>>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const before = shownBefore.current;
    if (!before || isLoadingEarlier) return;
    const added = [...(list.current?.children ?? [])].find((entry) => !before.has(entry));
    if (!(added instanceof HTMLElement)) return;
    shownBefore.current = null;
    const { activeElement } = document;
    if (activeElement !== document.body && activeElement !== button.current) return;
    added.tabIndex = -1;
    added.focus();
  });
  const open = (load: () => unknown) => {
    shownBefore.current = new Set(list.current?.children);
    void load();
  };
  if (error)
    return (
      <div role="alert" className="text-12 text-danger-text flex flex-wrap items-center gap-2 py-2">
        <span className="min-w-0 flex-1">{error.message}</span>
        <Button size="sm" busy={isLoading} onClick={() => open(history.retry)}>
          {t('broken.retry')}
        </Button>
      </div>
    );
  return (
    hasEarlier && (
      <div className="pb-2">
        <Button ref={button} variant="ghost" busy={isLoadingEarlier} onClick={() => open(history.showEarlier)}>
          {t('showEarlier')}
        </Button>
      </div>
    )
  );
};
