import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useDashboard } from '../../domain/shifts/use-dashboard.ts';
import { chartHeight } from '../../kit/chart/chart-data.ts';
import { paths } from '../../paths.ts';
import { today } from '../../ui/days.ts';
import { CoverageOfDays } from './coverage.tsx';

/** How the ordered shifts of this week are filled, from Monday to Sunday. */
export const Week = () => {
  const { t } = useTranslation('settings');
  const heading = useId();
  const { data: answer } = useDashboard();
  if (answer?.data.shifts === null) return null;
  const week = answer?.data.shifts?.week;
  const sum = (of: (day: NonNullable<typeof week>[number]) => number) =>
    (week ?? []).reduce((all, day) => all + of(day), 0);
  const filled = sum(({ worked, running, staffed }) => worked + running + staffed);
  const all = filled + sum(({ open, lost }) => open + lost);
  return (
    <section aria-labelledby={heading} className="px-gutter py-4">
      <header className="mb-2 flex flex-wrap items-baseline gap-x-3">
        <h2 id={heading} className="text-14 font-semibold">
          {t('dashboard.week')}
        </h2>
        {week && (
          <p className="text-ink-2 tabular-nums">
            {all === 0 ? t('dashboard.noShifts') : t('dashboard.filled', { filled, count: all })}
          </p>
        )}
        <Link to={paths.shifts.calendar} className="text-primary-text ml-auto hover:underline">
          {t('dashboard.calendar')}
        </Link>
      </header>
      {week ? (
        all > 0 && <CoverageOfDays days={week} label={t('dashboard.weekLabel')} start={indexOfToday(week)} />
      ) : (
        <span aria-hidden className="skeleton block w-full" style={{ height: chartHeight }} />
      )}
    </section>
  );
};

const indexOfToday = (week: readonly { date: string }[]): number =>
  Math.max(
    0,
    week.findIndex(({ date }) => date === today()),
  );
