import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { clock, day, version } from '#shared/contracts/fields.ts';
import { moveTenderDeadline, type Tender } from '#shared/contracts/tenders.ts';
import { addDays } from '#shared/domain/days.ts';
import { localTime } from '#shared/domain/local-time.ts';
import { tenderLimits } from '#shared/domain/tenders/limits.ts';
import { useSend } from '../../api/query.ts';
import { DateField, TimeField } from '../../kit/form/fields.tsx';
import { FormDialog } from '../../kit/form/form-dialog.tsx';
import { handleRefusal } from '../../kit/form/handle-refusal.ts';
import { useResourceForm } from '../../kit/form/use-resource-form.ts';
import { productTimeZone, today } from '../../ui/days.ts';
import { clock as clockOf, dayOf } from '../../ui/format.ts';
import { Pair } from '../../ui/section.tsx';
import { useReport } from './report.ts';
import { useMoveTender } from './use-move-tender.ts';

const Deadline = z.strictObject({ version, day, time: clock });
type Deadline = z.input<typeof Deadline>;

const usualDays = 14;
const usualTime = '12:00';

/** Asks for quotes until a time, or moves it. `tender` is the version that the reader saw when the dialog opened. */
export default function DeadlineDialog({
  tender,
  action,
  onClose,
}: {
  tender: Tender;
  action: 'ask' | 'move';
  onClose: () => void;
}) {
  const { t } = useTranslation('tenders');
  const report = useReport();
  const { move } = useMoveTender();
  const moveDeadline = useSend(moveTenderDeadline);
  const isAsking = action === 'ask';
  const before = isAsking ? null : tender.deadline;
  const send = (deadline: string) =>
    isAsking
      ? move(tender, 'ask', { deadline })
      : moveDeadline.mutateAsync({ params: { id: tender.id }, body: { version: tender.version, deadline } });
  const state = useResourceForm({
    kind: 'dialog',
    schema: Deadline,
    values: {
      version: tender.version,
      day: before ? dayOf(before, productTimeZone) : addDays(today(), usualDays),
      time: before ? clockOf(before, productTimeZone) : usualTime,
    } satisfies Deadline,
    fieldOf: { deadline: 'day' },
    submit: (typed) =>
      handleRefusal(send(localTime(typed.day, typed.time, productTimeZone)), (problem) => {
        report(problem);
        onClose();
      }),
    savedText: () => t(isAsking ? 'done.ask' : 'done.deadline'),
    onSaved: onClose,
  });
  const number = { number: tender.number };
  return (
    <FormDialog
      state={state}
      title={isAsking ? t('deadline.askTitle', number) : t('deadline.moveTitle', number)}
      submit={t(isAsking ? 'deadline.ask' : 'deadline.move')}
      onClose={onClose}
      help={<p className="text-pretty">{t(isAsking ? 'deadline.askText' : 'deadline.moveText')}</p>}
    >
      <Pair>
        <DateField<Deadline>
          name="day"
          label={t('deadline.day')}
          min={today()}
          max={addDays(today(), tenderLimits.deadlineDays)}
        />
        <TimeField<Deadline> name="time" label={t('deadline.time')} hint={t('deadline.timeHint')} />
      </Pair>
    </FormDialog>
  );
}
