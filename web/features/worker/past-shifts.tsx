import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Shift } from '#shared/contracts/shifts.ts';
import { ShiftPill } from '../../domain/shifts/shift-status.tsx';
import { cx } from '../../ui/cx.ts';
import { clockRange, hours, shortDay } from '../../ui/format.ts';
import { optional } from '../../ui/optional.tsx';
import { Card } from './card.tsx';

const MyHours = optional(() => import('./my-hours.tsx'), {
  areas: ['hours'],
  fallback: <span className="skeleton mb-3 w-40" />,
});

/** Past shifts of this month, newest first. A completed one opens its hours and its pay. */
export const PastShifts = ({ shifts }: { shifts: readonly Shift[] }) => {
  const { t } = useTranslation('worker');
  if (shifts.length === 0) return null;
  return (
    <section aria-labelledby="past-shifts">
      <h2 id="past-shifts" className="text-16 tracking-title font-semibold">
        {t('month.past')}
      </h2>
      <Card className="mt-2">
        <ol>
          {shifts.map((shift) => (
            <li key={shift.id} className="border-line not-first:border-t">
              {shift.status === 'completed' ? (
                <Completed shift={shift} />
              ) : (
                <div className="flex items-center gap-3 py-2.5">
                  <When shift={shift} />
                  <ShiftPill status={shift.status} />
                </div>
              )}
            </li>
          ))}
        </ol>
      </Card>
    </section>
  );
};

const When = ({ shift: { day, store, actual_start, actual_end, starts_at, ends_at } }: { shift: Shift }) => (
  <span className="min-w-0 flex-1">
    <span className="figures text-14 block">
      <b className="font-medium">{shortDay(day)}</b>{' '}
      {clockRange(actual_start ?? starts_at, actual_end ?? ends_at, store.time_zone)}
    </span>
    <span className="text-13 text-ink-2 block">{store.name}</span>
  </span>
);

const Completed = ({ shift }: { shift: Shift }) => {
  const { t } = useTranslation('worker');
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        className="flex w-full items-center gap-3 py-2.5 text-left -outline-offset-2"
      >
        <When shift={shift} />
        <span className="figures text-14 font-medium">
          {hours(shift.minutes_worked)} <span className="text-12 font-regular text-ink-3">{t('month.hours')}</span>
        </span>
        <ChevronDown aria-hidden className={cx('text-ink-3 size-5 transition-transform', open && 'rotate-180')} />
      </button>
      {open && <MyHours id={shift.id} />}
    </>
  );
};
