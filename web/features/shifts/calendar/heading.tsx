import { CalendarCheck, ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { weekNumber } from '../../../domain/shifts/days.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { cx } from '../../../ui/cx.ts';
import { dayRange, monthAndYear } from '../../../ui/format.ts';
import type { Calendar } from './use-calendar.ts';

/** Characters of a year. The year is a separate element, so that phones can hide it. */
const yearLength = 4;

/** The shown days, with buttons for the previous and the next ones. */
export const Heading = ({ calendar }: { calendar: Calendar }) => {
  const { t } = useTranslation('shifts');
  const { scale, day, days } = calendar;
  const week = dayRange(days[0] ?? day, days.at(-1) ?? day);
  const step = cx(buttonClass(), 'rounded-none! px-2! pointer-coarse:min-w-10 shadow-none! focus-visible:z-1');
  return (
    <div className="text-ink flex items-center gap-3 max-md:gap-2">
      <div className="*:first:rounded-l-2! *:last:rounded-r-2! flex *:-ml-px *:first:ml-0">
        <button type="button" aria-label={t('calendar.earlier')} className={step} onClick={calendar.earlier}>
          <ChevronLeft />
        </button>
        <button type="button" className={cx(step, 'md:px-3!')} onClick={calendar.toToday}>
          <CalendarCheck className="md:hidden" />
          <span className="max-md:sr-only">{t('calendar.today')}</span>
        </button>
        <button type="button" aria-label={t('calendar.later')} className={step} onClick={calendar.later}>
          <ChevronRight />
        </button>
      </div>
      <p aria-live="polite" className="figures">
        <b className="inline-block font-semibold first-letter:uppercase">
          {scale === 'month' ? monthAndYear(day) : week.slice(0, -yearLength)}
        </b>
        {scale === 'week' && <b className="font-semibold max-md:hidden">{week.slice(-yearLength)}</b>}
        {scale === 'week' && (
          <span className="text-ink-3 ml-1.5 max-md:hidden">{t('calendar.week', { number: weekNumber(day) })}</span>
        )}
      </p>
    </div>
  );
};
