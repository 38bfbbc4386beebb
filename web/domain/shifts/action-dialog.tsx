import { Repeat2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import {
  askReplacement,
  cancelShift,
  confirmChange,
  declineShift,
  endShift,
  leaveShift,
  markUnfulfilled,
  refuseChange,
  releaseShift,
  type Shift,
  startShift,
} from '#shared/contracts/shifts.ts';
import { roleOf, useMe } from '../../api/me.ts';
import type { ApiProblem } from '../../api/problem.ts';
import { useSend } from '../../api/query.ts';
import { handleRefusal } from '../../kit/form/handle-refusal.ts';
import { ReasonDialog } from '../../kit/form/reason-dialog.tsx';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { clock, shiftInText } from '../../ui/format.ts';
import { useNow } from '../../ui/now.ts';
import { snack } from '../../ui/snackbars.tsx';
import { CanceledShifts } from './canceled-shifts.tsx';
import { changedTerms, isOwnChange } from './changed-terms.ts';
import { LegalWarnings } from './legal-warnings.tsx';
import { useReport } from './report.ts';

/** Actions that require confirmation: the endpoint, whether they are destructive, whether they require a reason. */
const confirmedActions = {
  start: { contract: startShift },
  end: { contract: endShift },
  leave: { contract: leaveShift, reason: true, danger: true },
  cancel: { contract: cancelShift, reason: true, danger: true },
  decline: { contract: declineShift, reason: true, danger: true },
  release: { contract: releaseShift },
  confirm_change: { contract: confirmChange },
  refuse_change: { contract: refuseChange, reason: true },
  ask_replacement: { contract: askReplacement, reason: 'optional' },
  mark_unfulfilled: { contract: markUnfulfilled, danger: true },
} as const;
export type ConfirmedAction = keyof typeof confirmedActions;
export const needsConfirmation = (action: string): action is ConfirmedAction => action in confirmedActions;

/**
 * The title names the action and its object; the button repeats the verb. A legal warning requires a reason. `shift` is
 * the version that the user saw when the dialog opened.
 */
export const ActionDialog = ({ action, ...props }: { shift: Shift; action: ConfirmedAction; onClose: () => void }) => {
  const [instead, setInstead] = useState<ConfirmedAction | null>(null);
  const chosen = instead ?? action;
  return <Confirmation key={chosen} action={chosen} onInstead={setInstead} {...props} />;
};

const Confirmation = ({
  shift,
  action,
  onInstead,
  onClose,
}: {
  shift: Shift;
  action: ConfirmedAction;
  /** Another action, which is possible instead. */
  onInstead: (action: ConfirmedAction) => void;
  onClose: () => void;
}) => {
  const { t } = useTranslation('shifts');
  const rules: {
    contract: (typeof confirmedActions)[ConfirmedAction]['contract'];
    reason?: true | 'optional';
    danger?: boolean;
  } = confirmedActions[action];
  const send = useSend(rules.contract);
  const navigate = useNavigate();
  const report = useReport();
  const now = useNow();
  const me = useMe();
  const [warnings, setWarnings] = useState<ApiProblem['warnings']>(
    action === 'confirm_change' ? (shift.pending_change?.warnings ?? []) : [],
  );
  const zone = shift.store.time_zone;
  const messageParams = {
    name: shift.staff?.fio ?? '',
    when: shiftInText(shift.starts_at, shift.ends_at, zone),
    change: changedTerms(shift, t),
    customer: shift.customer.name,
    performer: shift.vendor?.name ?? '',
    time: clock(now, zone),
  };
  const spoken = action === 'refuse_change' && isOwnChange(shift, roleOf(me)) ? 'withdraw_change' : action;
  const wantsReason = rules.reason !== undefined || warnings.length > 0;

  const act = (reason: string | undefined) => {
    const reasonFields = rules.reason ? { reason } : warnings.length > 0 ? { override_reason: reason } : {};
    const body = { version: shift.version, ...reasonFields };
    return handleRefusal(send.mutateAsync({ params: { id: shift.id }, body }), (problem) => {
      if (problem.code === 'legal-warning') return setWarnings(problem.warnings);
      report(problem);
      onClose();
    });
  };
  const done = () => {
    snack({ tone: 'good', text: t(`view.done.${spoken}`, messageParams) });
    onClose();
    // The user can no longer see the shift.
    if (action === 'decline') void navigate(paths.shifts.list);
  };

  return (
    <ReasonDialog
      title={t(`view.ask.${spoken}.title`, messageParams)}
      confirm={t(`view.ask.${spoken}.confirm`)}
      keep={t(`view.ask.${spoken}.keep`)}
      danger={rules.danger}
      reason={
        wantsReason
          ? {
              label: t(rules.reason ? 'view.reason' : 'view.lawReason'),
              hint: t('view.reasonHint'),
              optional: rules.reason === 'optional',
            }
          : null
      }
      submit={act}
      onDone={done}
      onClose={onClose}
    >
      {action === 'cancel' && <CanceledShifts shifts={[shift]} />}
      <p className="text-pretty">{t(`view.ask.${spoken}.text`, messageParams)}</p>
      {action === 'mark_unfulfilled' && shift.actions.includes('ask_replacement') && (
        <Button icon={Repeat2} className="mt-3" onClick={() => onInstead('ask_replacement')}>
          {t('words.action.ask_replacement')}
        </Button>
      )}
      <div role="alert" className="mt-3 empty:mt-0">
        <LegalWarnings warnings={warnings} />
      </div>
    </ReasonDialog>
  );
};
