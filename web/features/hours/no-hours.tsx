import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import type { Tab } from './rows.ts';

/** Says why a tab has no rows. */
export const NoHours = ({
  tab,
  isFiltered,
  isWeekEmpty,
  onClear,
}: {
  tab: Tab;
  isFiltered: boolean;
  isWeekEmpty: boolean;
  onClear: () => void;
}) => {
  const { t } = useTranslation(['hours', 'common']);
  if (isFiltered)
    return (
      <EmptyState
        kind="search"
        title={t('none.filtered')}
        actions={<Button onClick={onClear}>{t('common:filters.clearAll')}</Button>}
      >
        {t('none.filteredText')}
      </EmptyState>
    );
  const word = isWeekEmpty ? 'week' : tab;
  return (
    <EmptyState kind="start" title={t(`none.${word}.title`)}>
      {t(`none.${word}.text`)}
    </EmptyState>
  );
};

export const HoursSkeleton = () => (
  <div aria-hidden className="px-gutter flex flex-col">
    {['w-40', 'w-52', 'w-36', 'w-48', 'w-44', 'w-40'].map((width, nth) => (
      <div key={nth} className="border-line flex h-14.5 items-center gap-4 border-b">
        <span className="skeleton size-6! rounded-full!" />
        <span className={`skeleton ${width}`} />
      </div>
    ))}
  </div>
);
