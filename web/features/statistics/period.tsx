import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { rangeAfter, rangeBefore } from '#shared/domain/statistics/figures.ts';
import { DateChip } from '../../kit/list/date-chip.tsx';
import { formatDays } from '../../kit/list/date-range.ts';
import { IconButton } from '../../ui/button.tsx';
import { statisticsDates } from './dates.ts';
import type { StatisticsState } from './use-filters.ts';

/** The days of the statistics, and the period before and after them: a month of a month, a week of a week. */
export const Period = ({
  state: { filters, range, change },
}: {
  state: Pick<StatisticsState, 'filters' | 'range' | 'change'>;
}) => {
  const { t } = useTranslation('statistics');
  const go = (to: { from: string; to: string }) => change({ dates: formatDays(to) });
  return (
    <>
      <IconButton icon={ChevronLeft} size="sm" label={t('filter.previous')} onClick={() => go(rangeBefore(range))} />
      <DateChip
        label={t('filter.days')}
        range={statisticsDates}
        labelOf={(word) => t(`days.${word}`)}
        value={filters.dates}
        onChange={(dates, step) => change({ dates }, step)}
      />
      <IconButton icon={ChevronRight} size="sm" label={t('filter.next')} onClick={() => go(rangeAfter(range))} />
    </>
  );
};
