import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { correctShift, getShift } from '#shared/contracts/shifts.ts';
import type { Shift } from '#shared/contracts/shifts.ts';
import { api } from '../../../api/client.ts';
import { useSend } from '../../../api/query.ts';
import { FieldArray } from '../../../kit/form/field-array.tsx';
import { TextField, TimeField } from '../../../kit/form/fields.tsx';
import { FormDialog } from '../../../kit/form/form-dialog.tsx';
import { useResourceForm } from '../../../kit/form/use-resource-form.ts';
import { dayOf, hours, shortDay } from '../../../ui/format.ts';
import { correctedTimes, Correction, maxBreaks, minutesOf, timesWorked } from './corrected-times.ts';
import type { Typed } from './corrected-times.ts';

const valuesOf = (shift: Shift) => ({ version: shift.version, ...timesWorked(shift) });

/** Corrects the worked times, in the store's time zone. The reason is stored in the history. */
export default function CorrectDialog({ shift: opened, onClose }: { shift: Shift; onClose: () => void }) {
  const { t } = useTranslation(['shifts', 'common']);
  // The version that the user saw. Only a reload replaces it.
  const [shift, setShift] = useState(opened);
  const send = useSend(correctShift);
  const state = useResourceForm({
    kind: 'dialog',
    schema: Correction,
    values: { ...valuesOf(shift), reason: '' },
    submit: async ({ version, reason, ...typed }) => {
      const times = correctedTimes(typed, shift);
      if (!times) throw new Error('the schema let a missing time through');
      return send.mutateAsync({ params: { id: shift.id }, body: { version, ...times, reason: reason.trim() } });
    },
    fieldOf: { actual_start: 'start', actual_end: 'end' },
    savedText: () => t('view.done.correct'),
    onSaved: onClose,
    reload: async () => {
      const { data } = await api(getShift, { params: { id: shift.id } });
      setShift(data);
      return valuesOf(data);
    },
  });
  return (
    <FormDialog
      state={state}
      title={t('view.ask.correct.title')}
      keep={t('view.ask.correct.keep')}
      submit={t('view.ask.correct.confirm')}
      onClose={onClose}
      help={<p className="text-pretty">{t('view.ask.correct.text')}</p>}
    >
      <StartAndEnd shift={shift} />
      <FieldArray<Typed, 'breaks'>
        name="breaks"
        label={t('view.correct.breaks')}
        text={(value) => (value as Typed['breaks']).map(({ from, to }) => `${from}–${to}`).join(', ')}
        max={maxBreaks}
        add={t('view.correct.addBreak')}
        empty={{ from: '', to: '', was: null }}
        remove={(number) => t('view.correct.removeBreak', { number })}
        after={<Worked shift={shift} />}
      >
        {(nth) => <Break nth={nth} />}
      </FieldArray>
      <TextField<{ reason: string }>
        name="reason"
        label={t('view.reason')}
        hint={t('view.reasonHint')}
        lines={2}
        maxLength={500}
      />
    </FormDialog>
  );
}

const useTimes = (shift: Shift) => {
  const [start, end, breaks] = useWatch<Typed, ['start', 'end', 'breaks']>({ name: ['start', 'end', 'breaks'] });
  return correctedTimes({ start, end, breaks }, shift);
};

const StartAndEnd = ({ shift }: { shift: Shift }) => {
  const { t } = useTranslation('shifts');
  const start = useWatch<Typed, 'start'>({ name: 'start' });
  const times = useTimes(shift);
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

const Worked = ({ shift }: { shift: Shift }) => {
  const { t } = useTranslation('shifts');
  const times = useTimes(shift);
  return (
    times && (
      <p aria-live="polite" className="text-ink-2 tabular-nums">
        {t('view.correct.worked', { hours: hours(minutesOf(times)) })}
      </p>
    )
  );
};
