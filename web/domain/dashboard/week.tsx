import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Answer } from '#shared/contracts/endpoint.ts';
import type { countShifts } from '#shared/contracts/shifts.ts';
import { coverages, isFilled } from '#shared/domain/shifts/coverage.ts';
import { paths } from '../../paths.ts';
import { cx } from '../../ui/cx.ts';
import { today } from '../../ui/days.ts';
import { dayMonth, namedDay, shortDayName } from '../../ui/format.ts';
import { useDashboard } from './use-dashboard.ts';

type Day = Answer<typeof countShifts>['data'][number];
const orderedOf = (day: Day) => coverages.reduce((sum, coverage) => sum + day[coverage], 0);
const filledOf = (day: Day) => coverages.filter(isFilled).reduce((sum, coverage) => sum + day[coverage], 0);

/** How the ordered shifts of this week are filled, from Monday to Sunday. Each day leads to the calendar. */
export const Week = () => {
  const { t } = useTranslation('dashboard');
  const heading = useId();
  const { data: answer } = useDashboard();
  if (answer?.data.shifts === null) return null;
  const week = answer?.data.shifts?.week ?? [];
  const sum = (of: (day: Day) => number) => week.reduce((all, day) => all + of(day), 0);
  const all = sum(orderedOf);
  return (
    <section aria-labelledby={heading} className="border-line border-b py-3">
      <header className="px-gutter flex flex-wrap items-baseline gap-x-3">
        <h2 id={heading} className="text-14 font-semibold">
          {t('week.title')}
        </h2>
        {answer && (
          <p className="text-ink-2 tabular-nums">
            {all === 0 ? t('week.noShifts') : t('week.filled', { filled: sum(filledOf), count: all })}
          </p>
        )}
        <Link to={paths.shifts.calendar} className="text-primary-text ml-auto hover:underline">
          {t('week.calendar')}
        </Link>
      </header>
      {answer ? (
        all > 0 && (
          <ol className="px-gutter mt-2 grid grid-cols-7 gap-1">
            {week.map((day) => (
              <DayOfWeek key={day.date} day={day} />
            ))}
          </ol>
        )
      ) : (
        <span aria-hidden className="skeleton mx-gutter mt-2 block h-12!" />
      )}
    </section>
  );
};

/** `Mon 23.11. 4/5`, with a bar of the filled part. A phone has no room for the date. */
const DayOfWeek = ({ day }: { day: Day }) => {
  const { t } = useTranslation('dashboard');
  const [filled, ordered] = [filledOf(day), orderedOf(day)];
  const isGap = filled < ordered;
  return (
    <li className="relative min-w-0">
      <Link
        to={`${paths.shifts.calendar}?${new URLSearchParams({ day: day.date }).toString()}`}
        aria-current={day.date === today() ? 'date' : undefined}
        className="rounded-2 hover:bg-hover aria-[current]:bg-primary-soft flex flex-col gap-1 px-2 py-1.5 -outline-offset-2 max-md:px-1"
      >
        <span className="sr-only">
          {namedDay(day.date)}, {t('week.filled', { filled, count: ordered })}
        </span>
        <span aria-hidden className="text-12 text-ink-2 whitespace-nowrap">
          {shortDayName(day.date)}
          <span className="max-md:hidden"> {dayMonth(day.date)}</span>
        </span>
        <span aria-hidden className={cx('figures text-14 font-semibold', isGap && 'text-(--shift-new-fg)')}>
          {ordered === 0 ? '–' : `${filled}/${ordered}`}
        </span>
        <span aria-hidden className="bg-press block h-1 overflow-hidden rounded-full">
          {ordered > 0 && (
            <span
              className="block h-full bg-(--shift-confirmed-line)"
              style={{ width: `${(filled / ordered) * 100}%` }}
            />
          )}
        </span>
      </Link>
    </li>
  );
};
