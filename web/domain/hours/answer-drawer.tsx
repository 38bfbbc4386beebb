import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { answerDispute } from '#shared/contracts/hours.ts';
import type { HoursStep } from '#shared/contracts/pay-fields.ts';
import { getShift } from '#shared/contracts/shifts.ts';
import { api } from '../../api/client.ts';
import { useSend } from '../../api/query.ts';
import { TextField } from '../../kit/form/fields.tsx';
import { FormDrawer } from '../../kit/form/form-dialog.tsx';
import { useResourceForm } from '../../kit/form/use-resource-form.ts';
import { Banner } from '../../ui/banner.tsx';
import { difference } from '../../ui/format.ts';
import { Segments } from '../../ui/segments.tsx';
import { ActualTimesFields, useTypedTimes } from '../shifts/actual-times-fields.tsx';
import { Answer, correctedTimes, minutesOf, timesWorked } from '../shifts/actual-times.ts';
import { ComparedTimes } from './compared-times.tsx';
import type { HoursShift } from './hours-shift.ts';
import { ofShifts } from './of-shifts.ts';
import { ShiftHead } from './shift-head.tsx';

type Disputed = { shift: HoursShift; dispute: HoursStep };
type Decision = 'accept' | 'propose';

const valuesOf = (shift: HoursShift) => ({ version: shift.version, ...timesWorked(shift) });

/** The performer accepts the customer's times, which approves the hours, or proposes others. */
export default function AnswerDrawer({ onClose, ...opened }: Disputed & { onClose: () => void }) {
  const { t } = useTranslation('hours');
  // The version that the user saw. Only a reload replaces it.
  const [{ shift, dispute }, setShown] = useState<Disputed>(opened);
  const send = useSend(ofShifts(answerDispute));
  const state = useResourceForm({
    kind: 'dialog',
    schema: Answer,
    values: { ...valuesOf(shift), decision: 'accept', reason: null },
    submit: async ({ version, decision, reason, ...typed }) => {
      const params = { id: shift.id };
      if (decision === 'accept') return send.mutateAsync({ params, body: { decision, version } });
      const times = correctedTimes(typed, shift);
      if (!times || reason === null) throw new Error('the schema let a missing value through');
      return send.mutateAsync({ params, body: { decision, version, ...times, reason: reason.trim() } });
    },
    fieldOf: { actual_start: 'start', actual_end: 'end' },
    savedText: ({ data }) => t(data.hours?.state === 'approved' ? 'answer.accepted' : 'answer.proposed'),
    onSaved: onClose,
    reload: async () => {
      const { data } = await api(getShift, { params: { id: shift.id } });
      setShown({ shift: data, dispute: data.hours?.record.findLast(({ kind }) => kind === 'disputed') ?? dispute });
      return valuesOf(data);
    },
  });
  const decision = useWatch({ control: state.form.control, name: 'decision' }) as Decision;
  const decide = (next: Decision) =>
    next === 'accept' ? state.discard() : state.form.setValue('decision', next, { shouldDirty: true });
  return (
    <FormDrawer state={state} title={t('answer.title')} submit={t(`answer.send.${decision}`)} onClose={onClose}>
      <ShiftHead shift={shift} />
      {decision === 'accept' ? (
        <ComparedTimes shift={shift} others={[{ label: t('times.customers'), times: dispute }]} />
      ) : (
        <Compared shift={shift} dispute={dispute} />
      )}
      {dispute.reason !== null && (
        <figure className="border-line-strong border-l-2 pl-3">
          <blockquote className="text-pretty wrap-anywhere whitespace-pre-line">{dispute.reason}</blockquote>
          {dispute.by && <figcaption className="text-12 text-ink-3 mt-1">{dispute.by.fio}</figcaption>}
        </figure>
      )}
      <Segments<Decision>
        label={t('answer.decision')}
        value={decision}
        choices={(['accept', 'propose'] as const).map((value) => ({ value, label: t(`answer.decide.${value}`) }))}
        onChange={decide}
      />
      {decision === 'propose' && (
        <>
          <ActualTimesFields shift={shift} />
          <TextField<{ reason: string | null }>
            name="reason"
            label={t('reason')}
            hint={t('answer.readBy')}
            nullable
            lines={3}
            maxLength={500}
          />
        </>
      )}
      <Consequence decision={decision} shift={shift} dispute={dispute} />
    </FormDrawer>
  );
}

const Compared = ({ shift, dispute }: Disputed) => {
  const { t } = useTranslation('hours');
  const times = useTypedTimes(shift);
  return (
    <ComparedTimes
      shift={shift}
      others={[{ label: t('times.customers'), times: dispute }, ...(times ? [{ label: t('times.yours'), times }] : [])]}
    />
  );
};

const Consequence = ({ decision, shift, dispute }: Disputed & { decision: Decision }) => {
  const { t } = useTranslation('hours');
  const typed = useTypedTimes(shift);
  const worked = correctedTimes(timesWorked(shift), shift);
  const minutes = decision === 'accept' ? dispute.minutes : typed && minutesOf(typed);
  if (minutes === null || !worked) return null;
  return (
    <Banner
      tone={decision === 'accept' ? 'warning' : 'info'}
      title={t('answer.change', { difference: difference(minutes - minutesOf(worked)) })}
    >
      {t(`answer.effect.${decision}`, { worker: shift.staff?.fio ?? t('nobody') })}
    </Banner>
  );
};
