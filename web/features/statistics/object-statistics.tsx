import { useTranslation } from 'react-i18next';
import { objectStatistics } from '#shared/contracts/statistics.ts';
import { sideOf } from '#shared/domain/roles.ts';
import { roleOf, useMe } from '../../api/me.ts';
import { useGet } from '../../api/query.ts';
import { Cut } from '../../kit/list/cut.tsx';
import { formatDays } from '../../kit/list/date-range.ts';
import { ExportMenu } from '../../kit/list/export-menu.tsx';
import { paths } from '../../paths.ts';
import { CostChart, HoursChart } from './charts.tsx';
import { useFigureColumns } from './figure-columns.tsx';
import { StatisticsAbove } from './statistics-above.tsx';
import { StatisticsPage } from './statistics-page.tsx';
import { useStatisticsFilters } from './use-filters.ts';

/** Hours and cost by store. A row opens the shifts behind it. */
export default function ObjectStatistics() {
  const { t } = useTranslation('statistics');
  const state = useStatisticsFilters('object-statistics', objectStatistics);
  const answer = useGet(objectStatistics, { query: state.query });
  const { data } = answer;
  const rows = (data?.data ?? []).map((row) => ({ ...row, id: row.store.id }));
  const { figure, fillRate } = useFigureColumns<(typeof rows)[number]>(data?.totals);
  const isCustomer = sideOf(roleOf(useMe())) === 'customer';
  return (
    <StatisticsPage
      title={t('objects.title')}
      state={state}
      answer={answer}
      rows={rows}
      href={({ store }) => paths.shifts.filtered({ dates: formatDays(state.range), store_id: store.id })}
      tools={<ExportMenu list="objectStatistics" query={() => state.query} />}
      above={
        data && (
          <StatisticsAbove data={data} shows={['worked', 'filled', 'noShows', 'late']} withForecast>
            <HoursChart days={data.days} />
            {rows.length > 0 && <CostChart rows={data.data} isCharge={data.totals.charge !== null} />}
          </StatisticsAbove>
        )
      }
      columns={[
        {
          id: 'name',
          header: t('columns.store'),
          sort: 'name',
          cell: ({ store }) => (
            <span className="font-medium">
              <Cut>{store.name}</Cut>
            </span>
          ),
          narrow: 'title',
          skeleton: 150,
          total: t('columns.total'),
        },
        ...(isCustomer
          ? []
          : [
              {
                id: 'customer',
                header: t('columns.customer'),
                cell: ({ customer }: (typeof rows)[number]) => <Cut>{customer.name}</Cut>,
                narrow: 'line' as const,
                from: 'lg' as const,
                skeleton: 110,
              },
            ]),
        ...figure('ordered', { sort: 'ordered', skeleton: 32 }),
        { ...fillRate, from: 'lg' },
        ...figure('completed', { from: 'xxl', skeleton: 32 }),
        ...figure('no_shows', { sort: 'no_shows', skeleton: 32 }),
        ...figure('late', { from: 'xl', skeleton: 32 }),
        ...figure('tardiness_minutes', { from: 'xxl' }),
        ...figure('planned_minutes', { from: 'xl' }),
        ...figure('minutes', { sort: 'minutes', narrow: 'side' }),
        ...figure('weekday', { from: 'xl' }),
        ...figure('weekend', { from: 'lg' }),
        ...figure('holiday', { from: 'xl' }),
        ...figure('night', { from: 'lg' }),
        ...figure('gross', { sort: 'gross', from: 'lg' }),
        ...figure('net', { from: 'xxl' }),
        ...figure('charge', { sort: 'charge', narrow: 'side' }),
        ...figure('margin', { sort: 'margin', from: 'lg' }),
      ]}
    />
  );
}
