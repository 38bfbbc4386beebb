import { useTranslation } from 'react-i18next';
import { weekNumber } from '../../../domain/shifts/days.ts';
import { dayRange, monthAndYear } from '../../../ui/format.ts';
import { DayStepper } from '../day-stepper.tsx';
import type { Calendar } from './use-calendar.ts';

/** Characters of a year. The year is a separate element, so that phones can hide it. */
const yearLength = 4;

/** The shown days, with buttons for the previous and the next ones. */
export const Heading = ({ calendar }: { calendar: Calendar }) => {
  const { t } = useTranslation('shifts');
  const { scale, day, days } = calendar;
  const week = dayRange(days[0] ?? day, days.at(-1) ?? day);
  return (
    <div className="text-ink flex items-center gap-3 max-md:gap-2">
      <DayStepper {...calendar} />
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
