import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FieldArray } from '../../kit/form/field-array.tsx';
import { TimeField } from '../../kit/form/fields.tsx';
import { dayOf, hours, shortDay } from '../../ui/format.ts';
import { correctedTimes, maxBreaks, minutesOf, type Typed, type Worked } from './actual-times.ts';

/** The start, the end and the breaks of a form with `Typed` values, in the store's time zone, and the minutes worked. */
export const ActualTimesFields = ({ shift }: { shift: Worked }) => {
  const { t } = useTranslation('shifts');
  return (
    <>
      <StartAndEnd shift={shift} />
      <FieldArray<Typed, 'breaks'>
        name="breaks"
        label={t('view.correct.breaks')}
        text={(value) => (value as Typed['breaks']).map(({ from, to }) => `${from}–${to}`).join(', ')}
        max={maxBreaks}
        add={t('view.correct.addBreak')}
        empty={{ from: '', to: '', was: null }}
        remove={(number) => t('view.correct.removeBreak', { number })}
        after={<WorkedHours shift={shift} />}
      >
        {(nth) => <Break nth={nth} />}
      </FieldArray>
    </>
  );
};

/** The typed times as instants; null while one is missing. */
export const useTypedTimes = (shift: Worked) => {
  const [start, end, breaks] = useWatch<Typed, ['start', 'end', 'breaks']>({ name: ['start', 'end', 'breaks'] });
  return correctedTimes({ start, end, breaks }, shift);
};

const StartAndEnd = ({ shift }: { shift: Worked }) => {
  const { t } = useTranslation('shifts');
  const start = useWatch<Typed, 'start'>({ name: 'start' });
  const times = useTypedTimes(shift);
  const dayText = (instant: string | undefined) => instant && shortDay(dayOf(instant, shift.store.time_zone));
  return (
    <div className="grid grid-cols-2 gap-4">
      <TimeField<Typed> name="start" label={t('view.correct.start')} hint={dayText(times?.actual_start)} />
      <TimeField<Typed> name="end" label={t('view.correct.end')} hint={dayText(times?.actual_end)} after={start} />
    </div>
  );
};

const Break = ({ nth }: { nth: number }) => {
  const { t } = useTranslation('shifts');
  const [start, from] = useWatch<Typed, ['start', `breaks.${number}.from`]>({ name: ['start', `breaks.${nth}.from`] });
  return (
    <div className="grid grid-cols-2 gap-2 sm:gap-4">
      <TimeField<Typed>
        name={`breaks.${nth}.from`}
        label={t('view.correct.breakFrom', { number: nth + 1 })}
        after={start}
      />
      <TimeField<Typed>
        name={`breaks.${nth}.to`}
        label={t('view.correct.breakTo', { number: nth + 1 })}
        after={from || start}
      />
    </div>
  );
};

const WorkedHours = ({ shift }: { shift: Worked }) => {
  const { t } = useTranslation('shifts');
  const times = useTypedTimes(shift);
  return (
    times && (
      <p aria-live="polite" className="text-ink-2 tabular-nums">
        {t('view.correct.worked', { hours: hours(minutesOf(times)) })}
      </p>
    )
  );
};
