import { CalendarClock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Shift } from '#shared/contracts/shifts.ts';
import type { ShiftStatus } from '#shared/domain/shifts/shift.ts';
import { cx } from '../../../ui/cx.ts';
import { today as presentDay } from '../../../ui/days.ts';
import { hours, longDay, shortDay } from '../../../ui/format.ts';
import { Tag } from '../../../ui/pill.tsx';
import { type Coverage, coverageOf } from './arrange.ts';
import { useGaps } from './gaps.tsx';

/** Totals per day: filled / ordered, gaps and hours. Each day links to its week. */
export const Month = ({
  days,
  month,
  shifts,
  holidays,
  now,
  addressOf,
}: {
  days: readonly string[];
  /** Any day of the month. */
  month: string;
  shifts: readonly Shift[];
  /** Names of state holidays by date, YYYY-MM-DD. */
  holidays: ReadonlyMap<string, string>;
  now: string;
  addressOf: (day: string) => string;
}) => {
  const { t } = useTranslation('shifts');
  const today = presentDay();
  const byDay = Map.groupBy(shifts, ({ day }) => day);
  return (
    <div className="flex min-h-full flex-col">
      <div
        aria-hidden
        className="border-line bg-sunken text-12 text-ink-3 sticky top-0 z-2 grid grid-cols-7 border-b font-medium"
      >
        {days.slice(0, 7).map((day) => (
          <span key={day} className="px-2.5 py-2 max-md:px-0 max-md:text-center">
            {shortDay(day).split(' ')[0]}
          </span>
        ))}
      </div>
      <ul
        aria-label={t('calendar.month')}
        className="grid flex-1 auto-rows-[minmax(64px,1fr)] grid-cols-7 md:auto-rows-[minmax(112px,1fr)]"
      >
        {days.map((day) => (
          <li key={day} className="border-line flex min-w-0 border-r border-b nth-[7n]:border-r-0">
            <Link
              to={addressOf(day)}
              aria-current={day === today ? 'date' : undefined}
              className={cx(
                'flex min-w-0 flex-1 flex-col gap-1.5 px-2.5 py-2 -outline-offset-2 hover:bg-hover max-md:items-center max-md:px-1',
                day === today &&
                  'bg-[color-mix(in_oklch,var(--primary-soft)_42%,var(--surface))] shadow-[inset_0_2px_0_var(--primary)]',
                day.slice(0, 7) !== month.slice(0, 7) && 'bg-sunken',
              )}
            >
              <Day
                day={day}
                current={day === today}
                outside={day.slice(0, 7) !== month.slice(0, 7)}
                holiday={holidays.get(day)}
                coverage={coverageOf(byDay.get(day) ?? [], now)}
              />
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
};

const Day = ({
  day,
  current,
  outside,
  holiday,
  coverage,
}: {
  day: string;
  current: boolean;
  outside: boolean;
  /** Name of the day's state holiday. */
  holiday: string | undefined;
  coverage: Coverage;
}) => {
  const { t } = useTranslation('shifts');
  const missing = useGaps()(coverage);
  const { ordered, filled, changes, minutes } = coverage;
  return (
    <>
      <span className="flex items-center gap-1.5 max-md:justify-center">
        <span className="sr-only">{longDay(day)}</span>
        <b
          aria-hidden
          className={cx('figures text-14 font-semibold', current ? 'text-primary-text' : outside && 'text-ink-3')}
        >
          {Number(day.slice(8))}.
        </b>
        <span className="ml-auto flex items-center gap-1.5 max-md:sr-only">
          {holiday && (
            <span title={holiday} className="flex">
              <Tag>
                <span className="@max-[1120px]:sr-only">{t('words.flag.holiday')}</span>
                <span aria-hidden className="@min-[1120px]:hidden">
                  {t('calendar.holidayShort')}
                </span>
              </Tag>
            </span>
          )}
          {ordered > 0 && (
            <span className="figures text-12 text-ink-3">
              {filled}/{ordered}
            </span>
          )}
        </span>
      </span>
      {ordered > 0 && <Bar coverage={coverage} />}
      {ordered > filled && (
        <span aria-hidden className="figures text-11 font-semibold text-(--shift-new-fg) md:hidden">
          −{ordered - filled}
        </span>
      )}
      <span className="flex flex-wrap gap-1 max-md:sr-only">
        {missing.map(({ id, icon, text, count }) => (
          <span
            key={id}
            className={cx(
              'inline-flex h-4.5 items-center gap-1 rounded-1 px-1.5 text-11 font-medium whitespace-nowrap [&_svg]:size-3',
              id === 'unfilled' ? 'bg-warning-soft text-warning-text' : 'bg-danger-soft text-danger-text',
            )}
          >
            {icon}
            <Short text={text} count={count} />
          </span>
        ))}
        {changes > 0 && (
          <Tag icon={CalendarClock}>
            <Short text={t('calendar.changes', { count: changes })} count={changes} />
          </Tag>
        )}
      </span>
      {minutes > 0 && (
        <span className="figures text-12 text-ink-3 max-md:hidden">{t('words.hours', { hours: hours(minutes) })}</span>
      )}
    </>
  );
};

/** Narrow days show only the number with an icon that names it. */
const Short = ({ text, count }: { text: string; count: number }) => (
  <>
    <span className="@max-[1120px]:sr-only">{text}</span>
    <span aria-hidden title={text} className="figures @min-[1120px]:hidden">
      {count}
    </span>
  </>
);

/** Bar of statuses by share. Gaps come last, at the right end, where they are noticed first. */
const order: readonly ShiftStatus[] = ['completed', 'in_progress', 'confirmed', 'unfulfilled', 'new'];

const Bar = ({ coverage: { byStatus } }: { coverage: Coverage }) => (
  <span aria-hidden className="flex h-1.5 w-full gap-px overflow-hidden rounded-full">
    {order.map(
      (status) =>
        byStatus[status] !== undefined && (
          <span
            key={status}
            data-status={status}
            style={{ flex: byStatus[status] }}
            className={cx(
              'min-w-1.5 rounded-[1px]',
              status === 'new' ? 'border-[1.5px] border-dashed border-(--edge)' : 'bg-(--edge)',
            )}
          />
        ),
    )}
  </span>
);
