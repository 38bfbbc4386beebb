import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { correctShift } from '#shared/contracts/shifts.ts';
import type { Shift } from '#shared/contracts/shifts.ts';
import { localTime } from '#shared/domain/local-time.ts';
import type { ApiProblem } from '../../../api/problem.ts';
import { useSend } from '../../../api/query.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button, IconButton } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { control, Field } from '../../../ui/field.tsx';
import { clock, dayOf } from '../../../ui/format.ts';
import { snack } from '../../../ui/snackbars.tsx';
import { ReasonField } from './reason-field.tsx';

/** The times that were really worked, in the store's time zone, with the reason that the history keeps. */
export default function CorrectDialog({ shift, onClose }: { shift: Shift; onClose: () => void }) {
  const { t } = useTranslation(['shifts', 'common']);
  const zone = shift.store.time_zone;
  const send = useSend(correctShift);
  const start = shift.actual_start ?? shift.starts_at;
  const end = shift.actual_end ?? shift.ends_at;
  const [from, setFrom] = useState(wallOf(start, zone));
  const [to, setTo] = useState(wallOf(end, zone));
  const [breaks, setBreaks] = useState(() =>
    shift.breaks.map((one) => ({ from: wallOf(one.from, zone), to: wallOf(one.to ?? end, zone) })),
  );
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  const [problem, setProblem] = useState<ApiProblem | null>(null);

  const known = [start, end, ...shift.breaks.flatMap((one) => [one.from, one.to ?? end])];
  /** An untouched time stays what it was, seconds and all; also the second 02:30 of an autumn night. */
  const instantOf = (wall: string) =>
    known.find((instant) => wallOf(instant, zone) === wall) ?? localTime(wall.slice(0, 10), wall.slice(11), zone);
  const complete = [from, to, ...breaks.flatMap((one) => [one.from, one.to])].every(Boolean);

  const correct = () => {
    if (reason.trim() === '' || !complete) return setMissing(true);
    send.mutate(
      {
        params: { id: shift.id },
        body: {
          version: shift.version,
          actual_start: instantOf(from),
          actual_end: instantOf(to),
          breaks: breaks.map((one) => ({ from: instantOf(one.from), to: instantOf(one.to) })),
          reason: reason.trim(),
        },
      },
      {
        onSuccess: () => {
          snack({ tone: 'good', text: t('view.done.correct') });
          onClose();
        },
        onError: setProblem,
      },
    );
  };
  const setBreak = (nth: number, changed: Partial<(typeof breaks)[number]>) =>
    setBreaks(breaks.map((one, at) => (at === nth ? { ...one, ...changed } : one)));

  return (
    <Dialog
      open
      onClose={onClose}
      title={t('view.ask.correct.title')}
      actions={
        <>
          <Button onClick={onClose}>{t('view.ask.correct.keep')}</Button>
          <Button look="primary" busy={send.isPending} onClick={correct}>
            {t('view.ask.correct.confirm')}
          </Button>
        </>
      }
    >
      <p className="text-pretty">{t('view.ask.correct.text')}</p>
      <div className="text-13 text-ink mt-4 flex flex-col gap-4">
        {problem && (
          <Banner tone="danger" title={t('common:form.notSaved')}>
            {problem.message || t('common:broken.offlineHelp')}
          </Banner>
        )}
        <div className="grid gap-4 sm:grid-cols-2">
          <Moment label={t('view.correct.start')} value={from} missing={missing} onChange={setFrom} />
          <Moment label={t('view.correct.end')} value={to} missing={missing} onChange={setTo} />
        </div>
        {breaks.map((one, nth) => (
          <fieldset key={nth} className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-x-2 gap-y-4">
            <legend className="sr-only">{t('view.correct.break', { number: nth + 1 })}</legend>
            <div className="grid gap-4 sm:grid-cols-2">
              <Moment
                label={t('view.correct.breakFrom', { number: nth + 1 })}
                value={one.from}
                missing={missing}
                onChange={(wall) => setBreak(nth, { from: wall })}
              />
              <Moment
                label={t('view.correct.breakTo')}
                value={one.to}
                missing={missing}
                onChange={(wall) => setBreak(nth, { to: wall })}
              />
            </div>
            <IconButton
              icon={X}
              label={t('view.correct.removeBreak', { number: nth + 1 })}
              onClick={() => setBreaks(breaks.filter((_, at) => at !== nth))}
            />
          </fieldset>
        ))}
        <div>
          <Button size="sm" icon={Plus} onClick={() => setBreaks([...breaks, { from: '', to: '' }])}>
            {t('view.correct.addBreak')}
          </Button>
        </div>
      </div>
      <ReasonField
        label={t('view.reason')}
        value={reason}
        missing={missing && reason.trim() === ''}
        onChange={setReason}
      />
    </Dialog>
  );
}

/** What the browser's date and time field holds. */
const wallOf = (instant: string, zone: string): string => `${dayOf(instant, zone)}T${clock(instant, zone)}`;

const Moment = ({
  label,
  value,
  missing,
  onChange,
}: {
  label: string;
  value: string;
  missing: boolean;
  onChange: (wall: string) => void;
}) => {
  const { t } = useTranslation('fields');
  return (
    <Field label={label} mistake={missing && value === '' ? t('required') : undefined}>
      {(ids) => (
        <input
          {...ids}
          type="datetime-local"
          value={value}
          onChange={(event) => onChange(event.target.value)}
          className={control}
        />
      )}
    </Field>
  );
};
