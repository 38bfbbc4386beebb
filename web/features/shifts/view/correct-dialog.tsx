import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { correctShift, getShift } from '#shared/contracts/shifts.ts';
import type { Shift } from '#shared/contracts/shifts.ts';
import { api } from '../../../api/client.ts';
import { ApiProblem } from '../../../api/problem.ts';
import { useSend } from '../../../api/query.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button, IconButton } from '../../../ui/button.tsx';
import { ClockCombobox } from '../../../ui/clock-combobox.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { dayOf, hours, shortDay } from '../../../ui/format.ts';
import { snack } from '../../../ui/snackbars.tsx';
import { correctedTimes, keepTyped, minutesOf, timesWorked } from './corrected-times.ts';
import { ReasonField } from './reason-field.tsx';

const maxBreaks = 10;

/** Corrects the worked times, in the store's time zone. The reason is stored in the history. */
export default function CorrectDialog({ shift: opened, onClose }: { shift: Shift; onClose: () => void }) {
  const { t } = useTranslation(['shifts', 'common']);
  // The version that the user saw. Only a reload replaces it.
  const [shift, setShift] = useState(opened);
  const zone = shift.store.time_zone;
  const send = useSend(correctShift);
  const [typed, setTyped] = useState(() => timesWorked(shift));
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  const [problem, setProblem] = useState<ApiProblem | null>(null);
  const times = correctedTimes(typed, shift);
  const refused = problem?.fields ?? {};
  const { breaks } = typed;
  const change = (next: typeof typed) => {
    setProblem(null);
    setTyped(next);
  };
  const setBreak = (nth: number, changed: { from?: string; to?: string }) =>
    change({ ...typed, breaks: breaks.map((one, at) => (at === nth ? { ...one, ...changed } : one)) });

  const reload = async () => {
    try {
      const { data } = await api(getShift, { params: { id: shift.id } });
      setShift(data);
      setTyped(keepTyped(typed, timesWorked(shift), timesWorked(data)));
      setProblem(null);
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      setProblem(error);
    }
  };
  const correct = () => {
    if (reason.trim() === '' || !times) return setMissing(true);
    send.mutate(
      { params: { id: shift.id }, body: { version: shift.version, ...times, reason: reason.trim() } },
      {
        onSuccess: () => {
          snack({ tone: 'good', text: t('view.done.correct') });
          onClose();
        },
        onError: setProblem,
      },
    );
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title={t('view.ask.correct.title')}
      back={t('view.ask.correct.keep')}
      busy={send.isPending}
      actions={
        <Button variant="primary" busy={send.isPending} onClick={correct}>
          {t('view.ask.correct.confirm')}
        </Button>
      }
    >
      <p className="text-pretty">{t('view.ask.correct.text')}</p>
      <div className="text-13 text-ink mt-4 flex flex-col gap-4">
        {problem && (
          <Banner
            tone={problem.code === 'changed' ? 'warning' : 'danger'}
            title={t(problem.code === 'changed' ? 'common:form.changed' : 'common:form.notSaved')}
            action={
              problem.code === 'changed' && <Button onClick={() => void reload()}>{t('common:form.reload')}</Button>
            }
          >
            {problem.message}
          </Banner>
        )}
        <div className="grid grid-cols-2 gap-4">
          <Time
            label={t('view.correct.start')}
            value={typed.start}
            day={times && shortDay(dayOf(times.actual_start, zone))}
            missing={missing}
            error={refused['actual_start']}
            onChange={(start) => change({ ...typed, start })}
          />
          <Time
            label={t('view.correct.end')}
            value={typed.end}
            after={typed.start}
            day={times && shortDay(dayOf(times.actual_end, zone))}
            missing={missing}
            error={refused['actual_end']}
            onChange={(end) => change({ ...typed, end })}
          />
        </div>
        {breaks.map((one, nth) => (
          <div key={one.key} className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] gap-x-2 sm:gap-x-4">
            <Time
              label={t('view.correct.breakFrom', { number: nth + 1 })}
              value={one.from}
              after={typed.start}
              missing={missing}
              error={refused[`breaks.${nth}.from`]}
              onChange={(from) => setBreak(nth, { from })}
            />
            <Time
              label={t('view.correct.breakTo', { number: nth + 1 })}
              value={one.to}
              after={one.from || typed.start}
              missing={missing}
              error={refused[`breaks.${nth}.to`]}
              onChange={(to) => setBreak(nth, { to })}
            />
            <IconButton
              icon={X}
              label={t('view.correct.removeBreak', { number: nth + 1 })}
              className="mt-6"
              onClick={() => change({ ...typed, breaks: breaks.filter((_, at) => at !== nth) })}
            />
          </div>
        ))}
        <div className="flex items-center justify-between gap-4">
          <Button
            size="sm"
            icon={Plus}
            disabled={breaks.length >= maxBreaks}
            onClick={() =>
              change({ ...typed, breaks: [...breaks, { key: crypto.randomUUID(), from: '', to: '', was: null }] })
            }
          >
            {t('view.correct.addBreak')}
          </Button>
          {times && (
            <p aria-live="polite" className="figures text-ink-2">
              {t('view.correct.worked', { hours: hours(minutesOf(times)) })}
            </p>
          )}
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

const Time = ({
  label,
  value,
  day,
  after,
  missing,
  error,
  onChange,
}: {
  label: string;
  value: string;
  /** The day of the time. */
  day?: string | null;
  /** HH:mm; the offered times start after it. */
  after?: string;
  missing: boolean;
  /** The server's error. */
  error?: string;
  onChange: (clock: string) => void;
}) => {
  const { t } = useTranslation('fields');
  return (
    <Field label={label} hint={day} error={missing && value === '' ? t('required') : error}>
      {(ids) => <ClockCombobox {...ids} value={value === '' ? null : value} onChange={onChange} after={after} />}
    </Field>
  );
};
