import { useTranslation } from 'react-i18next';
import type { Answer } from '#shared/contracts/endpoint.ts';
import { countShifts } from '#shared/contracts/shifts.ts';
import { addDays } from '#shared/domain/days.ts';
import { coverages } from '#shared/domain/shifts/coverage.ts';
import { useGet } from '../../api/query.ts';
import { chartHeight, type Series } from '../../kit/chart/chart-data.ts';
import { Chart } from '../../kit/chart/chart.tsx';
import { Broken } from '../../kit/parts/broken.tsx';
import { today } from '../../ui/days.ts';
import { Fold } from '../../ui/fold.tsx';
import { count, dayMonth, namedDay } from '../../ui/format.ts';

/** Days before and after today. */
const span = 14;
const colours: Record<(typeof coverages)[number], Series['colour']> = {
  worked: 'shift-completed-line',
  running: 'shift-in_progress-line',
  staffed: 'shift-confirmed-line',
  open: 'shift-new-line',
  lost: 'shift-unfulfilled-line',
};

/** What became of the shifts of the last two weeks, and whether those of the next two are staffed. Read when opened. */
export const Coverage = () => {
  const { t } = useTranslation('dashboard');
  return (
    <Fold name="coverage" title={t('coverage.title')}>
      <CoverageChart />
    </Fold>
  );
};

const CoverageChart = () => {
  const { t } = useTranslation('dashboard');
  const from = addDays(today(), -span);
  const { data, error, refetch } = useGet(countShifts, { query: { from, to: addDays(today(), span) } });
  if (!data)
    return error ? (
      <Broken error={error} onRetry={refetch} />
    ) : (
      <span aria-hidden className="skeleton block w-full" style={{ height: chartHeight }} />
    );
  return <CoverageOfDays days={data.data} label={t('coverage.label')} start={span} />;
};

type Days = Answer<typeof countShifts>['data'];

/** What became of the ordered shifts of each day. `start` is the index of the day that is read out first. */
const CoverageOfDays = ({ days, label, start }: { days: Days; label: string; start: number }) => {
  const { t } = useTranslation('dashboard');
  return (
    <Chart
      data={{
        kind: 'stacked',
        label,
        pointsLabel: t('coverage.day'),
        start,
        points: days.map(({ date }) => ({ id: date, tick: dayMonth(date), title: namedDay(date) })),
        series: coverages.map((id) => ({
          id,
          label: t(`coverage.series.${id}`),
          colour: colours[id],
          values: days.map((day) => day[id]),
        })),
        format: count,
      }}
    />
  );
};
