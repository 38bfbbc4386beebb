import { DoorOpen } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { leaveShift, type Shift } from '#shared/contracts/shifts.ts';
import { addMinutes } from '#shared/domain/instants.ts';
import { windows } from '#shared/domain/shifts/transitions.ts';
import { useSend } from '../../api/query.ts';
import { handleRefusal } from '../../kit/form/handle-refusal.ts';
import { ReasonDialog } from '../../kit/form/reason-dialog.tsx';
import { Button } from '../../ui/button.tsx';
import { dayAndTime, shiftInText } from '../../ui/format.ts';
import { snack } from '../../ui/snackbars.tsx';

export type OnLeft = (shift: Shift) => void;

/** Leaves a shift, or says until when that was possible and whom to call. */
export const Leave = ({ shift, now, onLeft }: { shift: Shift; now: string; onLeft: OnLeft }) => {
  const { t } = useTranslation('worker');
  // The version that the worker saw; a poll must not replace it.
  const [confirming, setConfirming] = useState<Shift | null>(null);
  const { vendor } = shift;
  if (shift.status !== 'confirmed' || vendor === null || now >= shift.ends_at) return null;
  const last = addMinutes(shift.starts_at, windows['12 h before start, to leave'].at_latest.minutes);
  const zone = shift.store.time_zone;
  const when = dayAndTime(last, zone);
  if (!shift.actions.includes('leave'))
    return <p className="text-14 text-ink-2 text-pretty">{t('leave.tooLate', { when, who: vendor.name })}</p>;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <Button variant="danger-quiet" icon={DoorOpen} className="h-11!" onClick={() => setConfirming(shift)}>
        {t('leave.button')}
      </Button>
      <span className="text-13 text-ink-2">{t('leave.until', { when })}</span>
      {confirming && <LeaveDialog shift={confirming} onLeft={onLeft} onClose={() => setConfirming(null)} />}
    </div>
  );
};

const LeaveDialog = ({ shift, onLeft, onClose }: { shift: Shift; onLeft: OnLeft; onClose: () => void }) => {
  const { t } = useTranslation('worker');
  const send = useSend(leaveShift);
  const when = shiftInText(shift.starts_at, shift.ends_at, shift.store.time_zone);
  const leave = (reason = '') => {
    const body = { version: shift.version, reason };
    return handleRefusal(send.mutateAsync({ params: { id: shift.id }, body }), (problem) => {
      snack({ tone: 'bad', text: problem.message });
      onClose();
    });
  };
  return (
    <ReasonDialog
      danger
      title={t('leave.title', { when })}
      confirm={t('leave.confirm')}
      keep={t('leave.keep')}
      reason={{ label: t('leave.reason'), hint: t('leave.reasonHint') }}
      submit={leave}
      onDone={({ data }) => {
        snack({ tone: 'good', text: t('done.leave', { when }) });
        onLeft(data);
      }}
      onClose={onClose}
    >
      <p className="text-pretty">{t('leave.text', { store: shift.store.name })}</p>
    </ReasonDialog>
  );
};
