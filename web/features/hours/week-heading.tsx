import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { weekNumber } from '../../domain/shifts/days.ts';
import { buttonClass } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { dayRange } from '../../ui/format.ts';
import type { Week } from './use-week.ts';

/** The shown week, with buttons for the one before and the one after. */
export const WeekHeading = ({ week }: { week: Week }) => {
  const { t } = useTranslation('hours');
  const step = cx(buttonClass(), 'px-2! pointer-coarse:min-w-10 shadow-none! focus-visible:z-1');
  return (
    <div className="text-ink flex items-center gap-3 max-md:gap-2">
      <div className="flex">
        <button
          type="button"
          aria-label={t('week.earlier')}
          className={cx(step, 'rounded-r-none!')}
          onClick={week.earlier}
        >
          <ChevronLeft />
        </button>
        <button
          type="button"
          aria-label={t('week.later')}
          className={cx(step, '-ml-px rounded-l-none!')}
          onClick={week.later}
        >
          <ChevronRight />
        </button>
      </div>
      <p aria-live="polite" className="figures">
        <b className="font-semibold">{dayRange(week.monday, week.sunday)}</b>
        <span className="text-ink-3 ml-1.5 max-md:hidden">{t('week.number', { number: weekNumber(week.monday) })}</span>
      </p>
    </div>
  );
};
