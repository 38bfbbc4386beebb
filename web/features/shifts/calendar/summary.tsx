import { Scale } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Shift } from '#shared/contracts/shifts.ts';
import { count as written, hours } from '../../../ui/format.ts';
import { coverageOf } from './arrange.ts';
import { useGaps } from './gaps.tsx';
import type { View } from './use-calendar.ts';

/** Totals of the shown days in one line. Gaps come first, are coloured and link to their shifts; zeros are hidden. */
export const Summary = ({
  shifts,
  now,
  addressOf,
}: {
  /** undefined until loaded; the line keeps its height. */
  shifts: readonly Shift[] | undefined;
  now: string;
  addressOf: (view: View) => string;
}) => {
  const { t } = useTranslation('shifts');
  const gapsOf = useGaps();
  if (!shifts) return <div className="border-line bg-sunken h-8.75 flex-none border-b pointer-coarse:h-10.25" />;
  const coverage = coverageOf(shifts, now);
  const { ordered, filled, warnings, minutes } = coverage;
  const missing = gapsOf(coverage);
  return (
    <ul
      aria-label={t('calendar.summary')}
      className="no-scrollbar border-line bg-sunken px-gutter text-12 text-ink-2 *:not-last:after:border-line-strong [&_b]:figures [&_b]:text-ink relative flex flex-none overflow-x-auto border-b *:relative *:mr-4 *:flex *:h-8.5 *:items-center *:gap-1.5 *:pr-4 *:whitespace-nowrap *:not-last:after:absolute *:not-last:after:right-0 *:not-last:after:h-3.5 *:not-last:after:border-r pointer-coarse:*:h-10 [&_a]:flex [&_a]:h-full [&_a]:items-center [&_a]:gap-1.5 [&_a]:hover:underline [&_b]:font-semibold [&_svg]:size-3.5"
    >
      {missing.map(({ id, icon, className, text }) => (
        <li key={id}>
          <Link to={addressOf(id)} className={className}>
            {icon}
            {text}
          </Link>
        </li>
      ))}
      <li>
        <b>{written(ordered)}</b>
        {t('calendar.shifts', { count: ordered })}
      </li>
      {ordered > 0 && <li>{t('calendar.filled', { filled, ordered })}</li>}
      {warnings > 0 && (
        <li>
          <Link to={addressOf('law')}>
            <Scale />
            <b>{written(warnings)}</b>
            {t('calendar.warnings', { count: warnings })}
          </Link>
        </li>
      )}
      <li>
        <b>{hours(minutes)}</b>
        {t('calendar.plannedHours')}
      </li>
    </ul>
  );
};
