import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cancelShift } from '#shared/contracts/shifts.ts';
import type { Shift } from '#shared/contracts/shifts.ts';
import { ApiProblem } from '../../../api/problem.ts';
import { useSend } from '../../../api/query.ts';
import { Button } from '../../../ui/button.tsx';
import { Confirm, Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { snack } from '../../../ui/snackbars.tsx';
import { TextArea } from '../../../ui/text-area.tsx';

/** Cancels those of the chosen shifts that still can be, one by one, with one reason. */
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
  const send = useSend(cancelShift);
  const [reason, setReason] = useState('');
  const [mistake, setMistake] = useState<string>();
  const [busy, setBusy] = useState(false);
  const shifts = chosen.filter(({ actions }) => actions.includes('cancel'));
  const stay = chosen.length - shifts.length;

  const cancelAll = async () => {
    if (!reason.trim()) return setMistake(t('list.cancel.reasonNeeded'));
    setBusy(true);
    const refusals: string[] = [];
    for (const { id, version } of shifts)
      await send.mutateAsync({ params: { id }, body: { version, reason } }).catch((problem: unknown) => {
        refusals.push(problem instanceof ApiProblem ? problem.message : String(problem));
      });
    const done = shifts.length - refusals.length;
    if (refusals[0] === undefined) snack({ tone: 'good', text: t('list.cancel.done', { count: done }) });
    else snack({ tone: 'bad', text: t('list.cancel.failed', { done, failed: refusals.length, message: refusals[0] }) });
    onDone();
  };

  if (shifts.length === 0)
    return (
      <Dialog
        open
        onClose={onClose}
        title={t('list.cancel.none')}
        actions={<Button onClick={onClose}>{t('list.cancel.keep')}</Button>}
      />
    );
  return (
    <Confirm
      open
      danger
      title={t('list.cancel.title', { count: shifts.length })}
      confirm={t('list.cancel.confirm', { count: shifts.length })}
      keep={t('list.cancel.keep')}
      busy={busy}
      onConfirm={() => void cancelAll()}
      onClose={onClose}
    >
      <p>{t('list.cancel.help')}</p>
      {stay > 0 && <p className="mt-1">{t('list.cancel.except', { count: stay })}</p>}
      <Field label={t('list.cancel.reason')} mistake={mistake} className="text-ink mt-4">
        {(ids) => (
          <TextArea {...ids} maxLength={500} value={reason} onChange={(event) => setReason(event.target.value)} />
        )}
      </Field>
    </Confirm>
  );
};
