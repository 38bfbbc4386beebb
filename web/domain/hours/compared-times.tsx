import { useTranslation } from 'react-i18next';
import { breakMinutes, minutesWorked, plannedMinutes } from '#shared/domain/shifts/timing.ts';
import { cx } from '../../ui/cx.ts';
import { clock, hours } from '../../ui/format.ts';
import type { HoursShift } from './hours-shift.ts';

type Times = { actual_start: string; actual_end: string; breaks: readonly { from: string; to: string | null }[] };

/** The planned times, the actual ones and further ones below each other; what differs from the actual times is marked. */
export const ComparedTimes = ({
  shift,
  others,
}: {
  shift: HoursShift;
  others: readonly { label: string; times: Times }[];
}) => {
  const { t } = useTranslation('hours');
  const zone = shift.store.time_zone;
  const { actual_start, actual_end, breaks } = shift;
  const actual = actual_start && actual_end ? { actual_start, actual_end, breaks } : null;
  const cellsOf = ({ actual_start: start, actual_end: end, breaks: pauses }: Times) => [
    clock(start, zone),
    clock(end, zone),
    hours(breakMinutes({ breaks: [...pauses] }, end)),
    hours(minutesWorked({ actual_start: start, actual_end: end, breaks: [...pauses] }, end)),
  ];
  const punched = actual && cellsOf(actual);
  const rows = [
    {
      label: t('times.planned'),
      cells: [
        clock(shift.starts_at, zone),
        clock(shift.ends_at, zone),
        hours(shift.planned_break_minutes),
        hours(plannedMinutes(shift)),
      ],
    },
    ...(punched ? [{ label: t('times.actual'), cells: punched }] : []),
    ...others.map(({ label, times }) => ({ label, cells: cellsOf(times), compared: punched })),
  ];
  return (
    <table className="rounded-3 border-line figures w-full border-separate border-spacing-0 border text-left">
      <thead>
        <tr className="text-12 text-ink-3 *:px-2 *:pt-2.5 *:pb-1 *:font-medium *:first:pl-4 *:last:pr-4 *:last:text-right">
          <td />
          {(['start', 'end', 'break', 'worked'] as const).map((word) => (
            <th key={word} scope="col">
              {t(`times.${word}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="[&>tr:last-child>*]:pb-3">
        {rows.map(({ label, cells, ...row }) => (
          <tr key={label} className="*:px-2 *:py-1.5 *:first:pl-4 *:last:pr-4 *:last:text-right">
            <th scope="row" className={cx('font-regular', 'compared' in row ? 'font-semibold' : 'text-ink-2')}>
              {label}
            </th>
            {cells.map((cell, nth) => (
              <td
                key={nth}
                className={cx('compared' in row && row.compared?.[nth] !== cell && 'font-semibold text-warning-text')}
              >
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
};
