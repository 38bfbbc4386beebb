import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { disputeHours } from '#shared/contracts/hours.ts';
import { getShift } from '#shared/contracts/shifts.ts';
import { minutesWorked } from '#shared/domain/shifts/timing.ts';
import { api } from '../../api/client.ts';
import { useSend } from '../../api/query.ts';
import { TextField } from '../../kit/form/fields.tsx';
import { FormDrawer } from '../../kit/form/form-dialog.tsx';
import { useResourceForm } from '../../kit/form/use-resource-form.ts';
import { Banner } from '../../ui/banner.tsx';
import { ActualTimesFields, useTypedTimes } from '../shifts/actual-times-fields.tsx';
import { correctedTimes, Correction, minutesOf, timesWorked } from '../shifts/actual-times.ts';
import { ComparedTimes } from './compared-times.tsx';
import type { HoursShift } from './hours-shift.ts';
import { ofShifts } from './of-shifts.ts';
import { ShiftHead } from './shift-head.tsx';

const valuesOf = (shift: HoursShift) => ({ version: shift.version, ...timesWorked(shift) });

/** The customer proposes other times, which the performer answers. */
export default function DisputeDrawer({ shift: opened, onClose }: { shift: HoursShift; onClose: () => void }) {
  const { t } = useTranslation('hours');
  // The version that the user saw. Only a reload replaces it.
  const [shift, setShift] = useState(opened);
  const send = useSend(ofShifts(disputeHours));
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
    savedText: () => t('dispute.done', { performer: shift.vendor?.name ?? t('performer') }),
    onSaved: onClose,
    reload: async () => {
      const { data } = await api(getShift, { params: { id: shift.id } });
      setShift(data);
      return valuesOf(data);
    },
  });
  return (
    <FormDrawer state={state} title={t('dispute.title')} submit={t('dispute.send')} onClose={onClose}>
      <ShiftHead shift={shift} />
      <Compared shift={shift} />
      <ActualTimesFields shift={shift} />
      <TextField<{ reason: string }>
        name="reason"
        label={t('reason')}
        hint={t('dispute.readBy')}
        lines={3}
        maxLength={500}
      />
      <Consequence shift={shift} />
    </FormDrawer>
  );
}

const Compared = ({ shift }: { shift: HoursShift }) => {
  const { t } = useTranslation('hours');
  const times = useTypedTimes(shift);
  return <ComparedTimes shift={shift} others={times ? [{ label: t('times.yours'), times }] : []} />;
};

const Consequence = ({ shift }: { shift: HoursShift }) => {
  const { t } = useTranslation('hours');
  const times = useTypedTimes(shift);
  if (!times || shift.actual_end === null) return null;
  const minutes = minutesOf(times) - minutesWorked(shift, shift.actual_end);
  const count = Math.abs(minutes);
  return (
    <Banner
      tone="warning"
      title={
        minutes === 0 ? t('dispute.same') : minutes < 0 ? t('dispute.less', { count }) : t('dispute.more', { count })
      }
    >
      {t('dispute.answered', {
        performer: shift.vendor?.name ?? t('performer'),
        worker: shift.staff?.fio ?? t('nobody'),
      })}
    </Banner>
  );
};
