import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Shift, updateShift } from '#shared/contracts/shifts.ts';
import { addDays, daysBetween } from '#shared/domain/days.ts';
import { ApiProblem } from '../../../api/problem.ts';
import { useSend } from '../../../api/query.ts';
import { LegalWarnings } from '../../../domain/shifts/legal-warnings.tsx';
import { useReport } from '../../../domain/shifts/report.ts';
import { handleRefusal } from '../../../kit/form/handle-refusal.ts';
import { ReasonDialog } from '../../../kit/form/reason-dialog.tsx';
import { clock, dayOf, shiftInText } from '../../../ui/format.ts';
import { importOften } from '../../../ui/import-again.ts';
import { snack } from '../../../ui/snackbars.tsx';

type Times = Pick<Shift, 'starts_at' | 'ends_at'>;
type Question = { shift: Shift; times: Times; warnings: ApiProblem['warnings'] };

/**
 * Moves a dropped shift to another day at the same local time. An unassigned shift moves at once, with undo. A
 * confirmed one becomes a request to the other side, so the user confirms first. Legal warnings require a reason.
 */
export const useMove = () => {
  const { t } = useTranslation(['shifts', 'common']);
  const update = useSend(updateShift);
  const report = useReport();
  const [question, setQuestion] = useState<Question | null>(null);
  const close = () => setQuestion(null);

  const send = async (shift: Shift, times: Times, reason?: string): Promise<object> => {
    const body = { version: shift.version, ...times, override_reason: reason };
    const { data } = await update.mutateAsync({ params: { id: shift.id }, body });
    const time = shiftInText(times.starts_at, times.ends_at, shift.store.time_zone);
    if (data.pending_change) snack({ tone: 'good', text: t('calendar.drop.asked', { time }) });
    else
      snack({
        tone: 'good',
        text: t('calendar.drop.moved', { time }),
        undo: () => void sendAtOnce(data, { starts_at: shift.starts_at, ends_at: shift.ends_at }, reason),
      });
    return data;
  };
  const refused = (shift: Shift, times: Times) => (problem: ApiProblem) => {
    if (problem.code === 'legal-warning') return setQuestion({ shift, times, warnings: problem.warnings });
    close();
    report(problem);
  };
  const sendAtOnce = async (shift: Shift, times: Times, reason?: string): Promise<void> => {
    try {
      await handleRefusal(send(shift, times, reason), refused(shift, times));
    } catch (problem) {
      if (!(problem instanceof ApiProblem)) throw problem;
      report(problem);
    }
  };

  const move = async (shift: Shift, day: string): Promise<void> => {
    const times = await timesOn(shift, day).catch(() => null);
    if (times === null) return snack({ tone: 'bad', text: t('common:broken.part') });
    if (shift.status === 'confirmed') setQuestion({ shift, times, warnings: [] });
    else await sendAtOnce(shift, times);
  };

  return {
    move,
    dialog: question && (
      <MoveDialog
        {...question}
        submit={(reason) =>
          handleRefusal(send(question.shift, question.times, reason), refused(question.shift, question.times))
        }
        onClose={close}
      />
    ),
  };
};

const timesOn = async ({ starts_at, ends_at, day: before, store }: Shift, day: string): Promise<Times> => {
  const { localTime } = await importOften(() => import('#shared/domain/local-time.ts'), 'localTime');
  const zone = store.time_zone;
  const lastDay = addDays(day, daysBetween(before, dayOf(ends_at, zone)));
  return {
    starts_at: localTime(day, clock(starts_at, zone), zone),
    ends_at: localTime(lastDay, clock(ends_at, zone), zone),
  };
};

const MoveDialog = ({
  shift,
  times,
  warnings,
  submit,
  onClose,
}: Question & { submit: (reason: string | undefined) => Promise<object | null>; onClose: () => void }) => {
  const { t } = useTranslation('shifts');
  const zone = shift.store.time_zone;
  const asks = shift.status === 'confirmed';
  const against = warnings.length > 0;
  return (
    <ReasonDialog
      title={t(against ? 'calendar.drop.lawTitle' : 'calendar.drop.askTitle')}
      confirm={t(asks ? 'calendar.drop.ask' : 'calendar.drop.move')}
      keep={t('calendar.drop.keep')}
      reason={against ? { label: t('calendar.drop.reason'), hint: t('view.reasonHint') } : null}
      submit={submit}
      onDone={onClose}
      onClose={onClose}
    >
      {asks && (
        <p className="text-pretty">
          {t('calendar.drop.askText', {
            worker: shift.staff?.fio ?? '',
            before: shiftInText(shift.starts_at, shift.ends_at, zone),
            after: shiftInText(times.starts_at, times.ends_at, zone),
          })}
        </p>
      )}
      <LegalWarnings warnings={warnings} />
    </ReasonDialog>
  );
};
