import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cancelShift } from '#shared/contracts/shifts.ts';
import type { Shift } from '#shared/contracts/shifts.ts';
import { ApiProblem } from '../../../api/problem.ts';
import { useSend } from '../../../api/query.ts';
import { refreshArea } from '../../../api/refresh-area.ts';
import { Confirm, Dialog } from '../../../ui/dialog.tsx';
import { snack } from '../../../ui/snackbars.tsx';
import { CanceledShifts } from '../view/canceled-shifts.tsx';
import { ReasonField } from '../view/reason-field.tsx';

/**
 * Cancels the selected shifts that can be canceled, one request each, with one reason. Closing it meanwhile stops after
 * the current shift and says how many were canceled.
 */
export const CancelDialog = ({
  chosen,
  onClose,
  onDone,
}: {
  chosen: readonly Shift[];
  onClose: () => void;
  onDone: () => void;
}) => {
  const { t } = useTranslation('shifts');
  const client = useQueryClient();
  const send = useSend(cancelShift, { refetches: false });
  const isStopped = useStop();
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  const [busy, setBusy] = useState(false);
  const [canceled, setCanceled] = useState<readonly string[]>([]);
  const possible = chosen.filter(({ actions }) => actions.includes('cancel'));
  const shifts = possible.filter(({ id }) => !canceled.includes(id));
  const stay = chosen.length - possible.length;

  const cancelAll = async () => {
    if (reason.trim() === '') return setMissing(true);
    setBusy(true);
    const done: string[] = [];
    const refusals: ApiProblem[] = [];
    for (const { id, version } of shifts) {
      if (isStopped.current) break;
      try {
        await send.mutateAsync({ params: { id }, body: { version, reason } });
        done.push(id);
      } catch (problem) {
        if (!(problem instanceof ApiProblem)) throw problem;
        refusals.push(problem);
        if (problem.retryable) break;
      }
    }
    void refreshArea(client, cancelShift.area);
    setBusy(false);
    const [refusal] = refusals;
    const failed = shifts.length - done.length;
    if (isStopped.current) {
      const text = t('list.cancel.stopped', { done: done.length, failed });
      return snack({ tone: 'info', text });
    }
    if (!refusal) snack({ tone: 'good', text: t('list.cancel.done', { count: done.length }) });
    else snack({ tone: 'bad', text: t('list.cancel.failed', { done: done.length, failed, message: refusal.message }) });
    // After a retryable failure the dialog keeps the reason and the remaining shifts.
    if (refusals.every(({ retryable }) => !retryable)) onDone();
    else setCanceled([...canceled, ...done]);
  };

  if (shifts.length === 0)
    return (
      <Dialog
        open
        onClose={onClose}
        title={t('list.cancel.none')}
        back={t('list.cancel.keep', { count: chosen.length })}
      />
    );
  return (
    <Confirm
      open
      danger
      title={t('list.cancel.title', { count: shifts.length })}
      confirm={t('list.cancel.confirm', { count: shifts.length })}
      keep={t('list.cancel.keep', { count: shifts.length })}
      busy={busy}
      stop={{ label: t('list.cancel.stop'), run: onClose }}
      onConfirm={() => void cancelAll()}
      onClose={onClose}
    >
      <CanceledShifts shifts={shifts} />
      <p>{t('list.cancel.help', { count: shifts.length })}</p>
      {stay > 0 && <p className="mt-1">{t('list.cancel.except', { count: stay })}</p>}
      <ReasonField
        label={t('view.reason')}
        value={reason}
        missing={missing && reason.trim() === ''}
        onChange={setReason}
      />
    </Confirm>
  );
};

/** True once the dialog is closed, also by leaving the page. */
const useStop = (): { current: boolean } => {
  const isStopped = useRef(false);
  useEffect(() => {
    isStopped.current = false;
    return () => {
      isStopped.current = true;
    };
  }, []);
  return isStopped;
};
