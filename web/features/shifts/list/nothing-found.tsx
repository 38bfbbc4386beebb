import { useTranslation } from 'react-i18next';
import { type Filter, useFilterWords } from '../../../kit/list/filters.tsx';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import type { useShiftFilters } from './use-filters.ts';

/** Offers to remove the filter that was used last. */
export const NothingFound = ({
  state,
  chips,
}: {
  state: ReturnType<typeof useShiftFilters>;
  chips: readonly Filter[];
}) => {
  const { t } = useTranslation(['shifts', 'common']);
  const filters: Record<string, string | string[] | undefined> = state.filters;
  const last = chips.findLast(({ key }) => filters[key] !== undefined);
  return (
    <EmptyState
      kind="search"
      title={t('list.none.title')}
      actions={
        <>
          {last && (
            <RemoveFilter
              key={last.key}
              filter={last}
              value={filters[last.key]}
              onRemove={() => state.change({ [last.key]: undefined })}
            />
          )}
          <Button variant="ghost" onClick={state.clear}>
            {t('common:filters.clearAll')}
          </Button>
        </>
      }
    >
      {t('list.none.text')}
    </EmptyState>
  );
};

const RemoveFilter = ({
  filter,
  value,
  onRemove,
}: {
  filter: Filter;
  value: string | string[] | undefined;
  onRemove: () => void;
}) => {
  const { t } = useTranslation('shifts');
  const words = useFilterWords(filter, value);
  return <Button onClick={onRemove}>{t('list.none.remove', { filter: filter.label, value: words })}</Button>;
};
