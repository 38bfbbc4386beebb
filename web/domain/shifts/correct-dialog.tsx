import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { correctShift, getShift } from '#shared/contracts/shifts.ts';
import { api } from '../../api/client.ts';
import { useSend } from '../../api/query.ts';
import { TextField } from '../../kit/form/fields.tsx';
import { FormDialog } from '../../kit/form/form-dialog.tsx';
import { useResourceForm } from '../../kit/form/use-resource-form.ts';
import { ActualTimesFields } from './actual-times-fields.tsx';
import { correctedTimes, Correction, timesWorked, type Worked } from './actual-times.ts';

type Corrected = Worked & { id: string; version: number };
const valuesOf = (shift: Corrected) => ({ version: shift.version, ...timesWorked(shift) });

/** Corrects the worked times, in the store's time zone. The reason is stored in the history. */
export default function CorrectDialog({ shift: opened, onClose }: { shift: Corrected; onClose: () => void }) {
  const { t } = useTranslation(['shifts', 'common']);
  // The version that the user saw. Only a reload replaces it.
  const [shift, setShift] = useState<Corrected>(opened);
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
      <ActualTimesFields shift={shift} />
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
