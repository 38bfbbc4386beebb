import { Check } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { approveHours, reopenHours } from '#shared/contracts/hours.ts';
import type { HoursStep } from '#shared/contracts/pay-fields.ts';
import type { Shift } from '#shared/contracts/shifts.ts';
import { useRole } from '../../../api/me.ts';
import { useSend } from '../../../api/query.ts';
import { HoursTag } from '../../../domain/hours/hours-tag.tsx';
import { ofShifts } from '../../../domain/hours/of-shifts.ts';
import { ChargeLines, MarginLine, PayLines } from '../../../domain/hours/pay-lines.tsx';
import { useSayApproved } from '../../../domain/hours/use-say-approved.ts';
import { useReport } from '../../../domain/shifts/report.ts';
import { ReasonDialog } from '../../../kit/form/reason-dialog.tsx';
import { Button } from '../../../ui/button.tsx';
import { clockRange, hours as hoursText, moment, monthAndYear } from '../../../ui/format.ts';
import { optional } from '../../../ui/optional.tsx';
import { snack } from '../../../ui/snackbars.tsx';
import { HoursPicture } from './hours-picture.tsx';
import { PremiumDialog } from './premium-dialog.tsx';

// Typed times need the time zone library, which viewing a shift does not need.
const DisputeDrawer = optional(() => import('../../../domain/hours/dispute-drawer.tsx'), { failed: 'close' });
const AnswerDrawer = optional(() => import('../../../domain/hours/answer-drawer.tsx'), { failed: 'close' });

type Hours = NonNullable<Shift['hours']>;
type Opened = { kind: 'dispute' | 'answer' | 'premium' | 'reopen'; shift: Shift };

/** The approval of the hours of a completed shift, and what they pay and cost. */
export const HoursCard = ({ shift, hours }: { shift: Shift; hours: Hours }) => {
  const { t } = useTranslation('hours');
  const { pay, charge } = shift;
  const isPerformer = useRole() === 'ROLE_VENDOR';
  return (
    <section aria-labelledby="hours" className="rounded-3 border-line border">
      <header className="flex flex-wrap items-center gap-2 px-4 pt-3.5">
        <h2 id="hours" className="text-14 font-semibold">
          {t(pay ? 'card.title' : 'card.titleForCustomers')}
        </h2>
        <HoursTag state={hours.state} />
        <span className="text-12 text-ink-3">
          {t(pay ? 'card.month' : 'card.monthForCustomers', { month: monthAndYear(hours.month) })}
        </span>
        <Actions shift={shift} hours={hours} />
      </header>
      <div className="px-4 pt-3 pb-2">
        <HoursPicture shift={shift} record={hours.record} />
      </div>
      <Record record={hours.record} zone={shift.store.time_zone} />
      {(pay || charge) && (
        <div className="border-line flex flex-col gap-2 border-t px-4 py-3">
          {pay && <PayLines pay={pay} />}
          {charge && <ChargeLines {...charge} title={t('pay.charge')} />}
          {isPerformer && pay && charge && <MarginLine charge={charge.amount} gross={pay.gross} />}
        </div>
      )}
    </section>
  );
};

/** Who said what about the hours, the oldest first. */
const Record = ({ record, zone }: { record: readonly HoursStep[]; zone: string }) => {
  const { t } = useTranslation('hours');
  return (
    <ol aria-label={t('card.record')} className="border-line flex flex-col gap-3 border-t px-4 py-3">
      {record.map((step) => (
        <li key={step.at + step.kind}>
          <p className="flex flex-wrap gap-x-2">
            <b className="font-medium">{t(`card.step.${step.kind}`)}</b>
            <span className="figures">{clockRange(step.actual_start, step.actual_end, zone)}</span>
            <span className="figures text-ink-2">{t('card.worked', { hours: hoursText(step.minutes) })}</span>
          </p>
          {step.reason !== null && (
            <p className="text-ink-2 text-pretty wrap-anywhere whitespace-pre-line">{step.reason}</p>
          )}
          <p className="text-12 text-ink-3">
            {step.by?.fio ?? t('card.clock')}{' '}
            <time dateTime={step.at} className="figures">
              {moment(step.at, zone)}
            </time>
          </p>
        </li>
      ))}
    </ol>
  );
};

const Actions = ({ shift, hours: { actions, record } }: { shift: Shift; hours: Hours }) => {
  const { t } = useTranslation('hours');
  const report = useReport();
  const approve = useSend(ofShifts(approveHours));
  const sayApproved = useSayApproved();
  const reopen = useSend(ofShifts(reopenHours));
  // A dialog shows and sends the version that it was opened with.
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = () => setOpened(null);
  const open = (kind: Opened['kind']) => () => setOpened({ kind, shift });
  const dispute = record.findLast(({ kind }) => kind === 'disputed');
  const may = (action: (typeof actions)[number]) => actions.includes(action);
  return (
    <>
      <div className="ml-auto flex flex-wrap gap-2">
        {may('set_premium') && <Button onClick={open('premium')}>{t('premium.action')}</Button>}
        {may('reopen') && <Button onClick={open('reopen')}>{t('reopen.action')}</Button>}
        {may('dispute') && <Button onClick={open('dispute')}>{t('dispute.button')}</Button>}
        {may('accept') && dispute && (
          <Button variant="primary" onClick={open('answer')}>
            {t('answer.open')}
          </Button>
        )}
        {may('approve') && (
          <Button
            variant="primary"
            icon={Check}
            busy={approve.isPending}
            onClick={() =>
              approve.mutate(
                { params: { id: shift.id }, body: { version: shift.version } },
                {
                  onSuccess: () =>
                    sayApproved(t('approve.doneOne', { worker: shift.staff?.fio ?? t('nobody') }), [shift.id]),
                  onError: report,
                },
              )
            }
          >
            {t('approve.one')}
          </Button>
        )}
      </div>
      {opened?.kind === 'dispute' && <DisputeDrawer shift={opened.shift} onClose={close} />}
      {opened?.kind === 'answer' && dispute && <AnswerDrawer shift={opened.shift} dispute={dispute} onClose={close} />}
      {opened?.kind === 'premium' && <PremiumDialog shift={opened.shift} onClose={close} />}
      {opened?.kind === 'reopen' && (
        <ReasonDialog
          title={t('reopen.title')}
          confirm={t('reopen.confirm')}
          keep={t('reopen.keep')}
          reason={{ label: t('reason'), hint: t('reopen.readBy') }}
          submit={(reason = '') =>
            reopen.mutateAsync({ params: { id: opened.shift.id }, body: { version: opened.shift.version, reason } })
          }
          onDone={() => {
            snack({ tone: 'good', text: t('reopen.done') });
            close();
          }}
          onClose={close}
        >
          <p className="text-pretty">{t('reopen.text')}</p>
        </ReasonDialog>
      )}
    </>
  );
};
