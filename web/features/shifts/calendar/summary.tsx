import { CalendarClock, ClockAlert, Scale } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Shift } from '#shared/contracts/shifts.ts';
import { count as written } from '../../../ui/format.ts';
import { ShiftShape } from '../../../ui/shift-status.tsx';
import { coverageOf } from './arrange.ts';

/** The days in sight in one line: what is missing has colour, and what is not does not show. */
export const Summary = ({ shifts, now }: { shifts: readonly Shift[]; now: string }) => {
  const { t } = useTranslation('shifts');
  const { ordered, unfilled, notStarted, waiting, warnings, minutes } = coverageOf(shifts, now);
  return (
    <ul
      aria-label={t('calendar.summary')}
      className="no-scrollbar border-line bg-sunken px-gutter text-12 text-ink-2 *:not-last:after:border-line-strong flex flex-none overflow-x-auto border-b *:relative *:mr-4 *:flex *:h-8.5 *:items-center *:gap-1.5 *:pr-4 *:whitespace-nowrap *:not-last:after:absolute *:not-last:after:right-0 *:not-last:after:h-3.5 *:not-last:after:border-r [&_svg]:size-3.5"
    >
      <Figure value={ordered} words={t('calendar.shifts', { count: ordered })} />
      {unfilled > 0 && (
        <li className="font-semibold text-(--shift-new-fg)">
          <ShiftShape status="new" />
          {t('calendar.unfilled', { count: unfilled })}
        </li>
      )}
      {notStarted > 0 && (
        <li className="text-danger-text font-semibold">
          <ClockAlert />
          {t('calendar.notStarted', { count: notStarted })}
        </li>
      )}
      {waiting > 0 && (
        <Figure icon={<CalendarClock />} value={waiting} words={t('calendar.changesWait', { count: waiting })} />
      )}
      {warnings > 0 && <Figure icon={<Scale />} value={warnings} words={t('calendar.warnings', { count: warnings })} />}
      <Figure value={Math.round(minutes / 60)} words={t('calendar.plannedHours')} />
    </ul>
  );
};

const Figure = ({ icon, value, words }: { icon?: ReactNode; value: number; words: string }) => (
  <li>
    {icon}
    <b className="figures text-ink font-semibold">{written(value)}</b>
    {words}
  </li>
);
