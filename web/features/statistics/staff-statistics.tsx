import { useQueryClient } from '@tanstack/react-query';
import { FileSpreadsheet, FileText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { staffStatistics } from '#shared/contracts/statistics.ts';
import { readableBy, wholeMonths } from '#shared/domain/statistics/figures.ts';
import { roleOf, useMay, useMe } from '../../api/me.ts';
import { useGet } from '../../api/query.ts';
import { refreshArea } from '../../api/refresh-area.ts';
import { LockMonth } from '../../domain/hours/lock-month.tsx';
import { Cut } from '../../kit/list/cut.tsx';
import { formatDays } from '../../kit/list/date-range.ts';
import { ExportMenu, useExport } from '../../kit/list/export-menu.tsx';
import { paths } from '../../paths.ts';
import { today } from '../../ui/days.ts';
import { MenuAction } from '../../ui/menu.tsx';
import { HoursChart } from './charts.tsx';
import { useFigureColumns } from './figure-columns.tsx';
import { StatisticsAbove } from './statistics-above.tsx';
import { StatisticsPage } from './statistics-page.tsx';
import { useStatisticsFilters } from './use-filters.ts';

/** Hours and pay by employee. A row opens the shifts behind it. A month is exported and locked for the payroll here. */
export default function StaffStatistics() {
  const { t } = useTranslation('statistics');
  const state = useStatisticsFilters('staff-statistics', staffStatistics);
  const answer = useGet(staffStatistics, { query: state.query });
  const { data } = answer;
  const rows = (data?.data ?? []).map((row) => ({ ...row, id: `${row.staff.id} ${row.company.id}` }));
  const { figure } = useFigureColumns<(typeof rows)[number]>(data?.totals);
  const me = useMe();
  const role = roleOf(me);
  const readsPay = readableBy(role)({ net: 0 }).net !== null;
  const mayReadPayslips = useMay('payslip.read');
  const mayReadPayroll = useMay('payroll.read');
  const client = useQueryClient();
  const {
    range,
    query: { company_id, store_id, staff_id },
  } = state;
  const month = wholeMonths(range) === 1 ? range.from.slice(0, 7) : null;
  const lock = data?.lock;
  const performer = [me.company, ...rows.map(({ company }) => company)].find((each) => each?.id === lock?.company_id);
  return (
    <StatisticsPage
      title={t(readsPay ? 'staffs.title' : 'staffs.titleForCustomers')}
      state={state}
      answer={answer}
      rows={rows}
      href={({ staff }) => paths.shifts.filtered({ dates: formatDays(range), staff_id: staff.id })}
      actions={
        lock?.locked_at === null &&
        performer &&
        lock.month < today().slice(0, 7) && (
          <LockMonth
            company={performer}
            month={lock.month}
            onLocked={() => void refreshArea(client, staffStatistics.area)}
          />
        )
      }
      tools={
        <ExportMenu list="staffStatistics" query={() => state.query}>
          {mayReadPayroll && month && <PayrollActions query={() => ({ month, company_id, store_id, staff_id })} />}
        </ExportMenu>
      }
      above={
        data && (
          <StatisticsAbove data={data} shows={['worked', 'night', 'weekend', 'holiday']}>
            <HoursChart days={data.days} />
          </StatisticsAbove>
        )
      }
      columns={[
        {
          id: 'name',
          header: t('columns.employee'),
          sort: 'name',
          cell: ({ staff }) => (
            <span className="font-medium">
              <Cut>{staff.fio}</Cut>
            </span>
          ),
          narrow: 'title',
          skeleton: 150,
          total: t('columns.total'),
        },
        ...(role === 'ROLE_VENDOR'
          ? []
          : [
              {
                id: 'company',
                header: t('columns.company'),
                cell: ({ company }: (typeof rows)[number]) => <Cut>{company.name}</Cut>,
                narrow: 'line' as const,
                from: 'xl' as const,
                skeleton: 110,
              },
            ]),
        ...figure('completed', { sort: 'completed', from: 'lg', skeleton: 32 }),
        ...figure('planned_minutes', { from: 'xxl' }),
        ...figure('minutes', { sort: 'minutes', narrow: 'side' }),
        ...figure('weekday', { from: 'xl' }),
        ...figure('weekend', { sort: 'weekend' }),
        ...figure('holiday', { sort: 'holiday' }),
        ...figure('night', { sort: 'night' }),
        ...figure('no_shows', { from: 'xxl', skeleton: 32 }),
        ...figure('tardiness_minutes', { from: 'xxl' }),
        ...figure('base', { from: 'xl' }),
        ...figure('specialty_premium', { from: 'xxl' }),
        ...figure('boss_premium', { from: 'xxl' }),
        ...figure('weekend_bonus', { from: 'xxl' }),
        ...figure('holiday_bonus', { from: 'xxl' }),
        ...figure('night_bonus', { from: 'xxl' }),
        ...figure('gross', { sort: 'gross', from: 'lg' }),
        ...figure('net', { sort: 'net', narrow: 'side' }),
        ...figure('charge', { sort: 'charge', from: 'lg', ...(!readsPay && { narrow: 'side' }) }),
        ...figure('margin', { from: 'xl' }),
        ...(mayReadPayslips && month
          ? [
              {
                id: 'payslip',
                header: t('columns.payslip'),
                cell: ({ staff }: (typeof rows)[number]) => (
                  <Link
                    to={paths.statistics.payslip(staff.id, month)}
                    className="text-primary-text relative z-1 inline-flex min-h-6 items-center font-medium hover:underline"
                  >
                    {t('columns.payslip')}
                  </Link>
                ),
                narrow: 'line' as const,
                fixed: true as const,
              },
            ]
          : []),
      ]}
    />
  );
}

const PayrollActions = ({ query }: { query: () => Record<string, unknown> }) => {
  const { t } = useTranslation('statistics');
  const { order } = useExport('payroll');
  return (
    <>
      <MenuAction icon={FileText} onClick={() => void order('csv', query)}>
        {t('staffs.payrollCsv')}
      </MenuAction>
      <MenuAction icon={FileSpreadsheet} onClick={() => void order('xlsx', query)}>
        {t('staffs.payrollXlsx')}
      </MenuAction>
    </>
  );
};
