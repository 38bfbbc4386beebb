import { useTranslation } from 'react-i18next';
import type { Shift } from '#shared/contracts/shifts.ts';
import { minutesBetween } from '#shared/domain/instants.ts';
import { plannedMinutes } from '#shared/domain/shifts/timing.ts';
import { cx } from '../../../ui/cx.ts';
import { difference, hours } from '../../../ui/format.ts';

type Figure = { label: string; value: string; unit: string; hot?: boolean };

/** The numbers under the timeline: the plan before the start, worked time against the plan afterwards. */
export const Figures = ({ shift, now }: { shift: Shift; now: string }) => {
  const figures = useFigures(shift, now);
  return (
    <dl className="border-line grid grid-cols-2 border-t md:auto-cols-fr md:grid-flow-col md:grid-cols-none">
      {figures.map(({ label, value, unit, hot }) => (
        <div
          key={label}
          className="border-line min-w-0 px-4 pt-2.5 pb-3 max-md:px-3 max-md:not-[:nth-child(-n+2)]:border-t max-md:last:odd:col-span-2 max-md:even:border-l md:border-l md:first:border-l-0"
        >
          <dt className="text-12 text-ink-3">{label}</dt>
          <dd className={cx('figures text-16 font-semibold tracking-tight', hot && 'text-warning-text')}>
            {value}{' '}
            <small className="text-12 font-regular text-ink-3 inline-block max-w-full tracking-normal whitespace-normal">
              {unit}
            </small>
          </dd>
        </div>
      ))}
    </dl>
  );
};

const useFigures = (shift: Shift, now: string): Figure[] => {
  const { t } = useTranslation('shifts');
  const { starts_at, ends_at, actual_start, actual_end, breaks, pending_change, flags } = shift;
  const unit = t('view.figures.hours');
  const planned = { label: t('view.figures.planned'), value: hours(plannedMinutes(shift)), unit };
  if (actual_start === null) {
    const minutes = minutesBetween(now, starts_at);
    const comes = shift.status === 'new' || shift.status === 'confirmed' || shift.status === 'reserve';
    return [
      planned,
      ...(pending_change && plannedMinutes(pending_change) !== plannedMinutes(shift)
        ? [{ label: t('view.figures.proposed'), value: hours(plannedMinutes(pending_change)), unit, hot: true }]
        : []),
      { label: t('view.figures.plannedBreak'), value: hours(shift.planned_break_minutes), unit },
      ...(comes && minutes >= 0 ? [{ label: t('view.figures.startsIn'), ...timeUntil(minutes) }] : []),
    ];
  }
  const late = minutesBetween(starts_at, actual_start);
  const over = actual_end === null ? null : minutesBetween(ends_at, actual_end);
  return [
    planned,
    {
      label: t(actual_end ? 'view.figures.worked' : 'view.figures.workedSoFar'),
      value: hours(shift.minutes_worked),
      unit,
    },
    { label: t('view.figures.breaks'), value: hours(shift.break_minutes), unit: `${breaks.length} ×` },
    {
      label: t('view.figures.start'),
      value: difference(late),
      unit: t(late > 0 ? 'view.figures.late' : late < 0 ? 'view.figures.early' : 'view.figures.onTime'),
      hot: flags.includes('late'),
    },
    over === null
      ? now <= ends_at
        ? { label: t('view.figures.endsIn'), ...timeUntil(minutesBetween(now, ends_at)) }
        : { label: t('view.figures.over'), value: hours(minutesBetween(ends_at, now)), unit, hot: true }
      : {
          label: t('view.figures.end'),
          value: difference(over),
          unit: t(over > 0 ? 'view.figures.after' : over < 0 ? 'view.figures.before' : 'view.figures.onTime'),
        },
  ];

  function timeUntil(minutes: number): { value: string; unit: string } {
    const days = Math.floor(minutes / 1440);
    return days < 1
      ? { value: hours(minutes), unit }
      : { value: t('order.days', { count: days }), unit: `${hours(minutes % 1440)} ${unit}` };
  }
};
