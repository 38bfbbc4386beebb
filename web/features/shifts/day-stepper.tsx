import { CalendarCheck, ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { buttonClass } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';

/** Buttons for the days before and after the shown ones, and for today. */
export const DayStepper = ({
  earlier,
  toToday,
  later,
}: {
  earlier: () => void;
  toToday: () => void;
  later: () => void;
}) => {
  const { t } = useTranslation('shifts');
  const step = cx(buttonClass(), 'rounded-none! px-2! pointer-coarse:min-w-10 shadow-none! focus-visible:z-1');
  return (
    <div className="*:first:rounded-l-2! *:last:rounded-r-2! flex *:-ml-px *:first:ml-0">
      <button type="button" aria-label={t('calendar.earlier')} className={step} onClick={earlier}>
        <ChevronLeft />
      </button>
      <button type="button" className={cx(step, 'md:px-3!')} onClick={toToday}>
        <CalendarCheck className="md:hidden" />
        <span className="max-md:sr-only">{t('calendar.today')}</span>
      </button>
      <button type="button" aria-label={t('calendar.later')} className={step} onClick={later}>
        <ChevronRight />
      </button>
    </div>
  );
};
