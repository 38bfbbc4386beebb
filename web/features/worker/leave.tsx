import { useQueryClient } from '@tanstack/react-query';
import { DoorOpen } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { leaveShift, listShifts } from '#shared/contracts/shifts.ts';
import type { Shift } from '#shared/contracts/shifts.ts';
import { addMinutes } from '#shared/domain/instants.ts';
import { windows } from '#shared/domain/shifts/transitions.ts';
import { api } from '../../api/client.ts';
import { ApiProblem } from '../../api/problem.ts';
import { refreshArea } from '../../api/refresh-area.ts';
import { Button } from '../../ui/button.tsx';
import { Confirm } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { dayAndTime, shiftInText } from '../../ui/format.ts';
import { snack } from '../../ui/snackbars.tsx';
import { TextArea } from '../../ui/text-area.tsx';

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
  const { t } = useTranslation(['worker', 'common']);
  const client = useQueryClient();
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  const [busy, setBusy] = useState(false);
  const when = shiftInText(shift.starts_at, shift.ends_at, shift.store.time_zone);
  const confirm = async () => {
    const why = reason.trim();
    if (why === '') return setMissing(true);
    setBusy(true);
    try {
      const answer = await api(leaveShift, { params: { id: shift.id }, body: { version: shift.version, reason: why } });
      snack({ tone: 'good', text: t('done.leave', { when }) });
      onLeft(answer.data);
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      setBusy(false);
      snack({ tone: 'bad', text: error.message });
      void refreshArea(client, listShifts.area);
      if (!error.retryable) onClose();
    }
  };
  return (
    <Confirm
      open
      danger
      title={t('leave.title', { when })}
      confirm={t('leave.confirm')}
      keep={t('leave.keep')}
      busy={busy}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <p className="text-pretty">{t('leave.text', { store: shift.store.name })}</p>
      <Field
        label={t('leave.reason')}
        hint={t('leave.reasonHint')}
        error={missing && reason.trim() === '' ? t('leave.reasonMissing') : undefined}
        className="text-13 text-ink mt-4"
      >
        {(ids) => (
          <TextArea {...ids} maxLength={500} value={reason} onChange={(event) => setReason(event.target.value)} />
        )}
      </Field>
    </Confirm>
  );
};
