import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { callUpShift } from '#shared/contracts/shifts.ts';
import type { Shift } from '#shared/contracts/shifts.ts';
import { ApiProblem } from '../../../api/problem.ts';
import { useSend } from '../../../api/query.ts';
import { paths } from '../../../paths.ts';
import { Confirm } from '../../../ui/dialog.tsx';
import { shiftInText } from '../../../ui/format.ts';
import { snack } from '../../../ui/snackbars.tsx';
import { LegalWarnings } from './legal-warnings.tsx';
import { ReasonField } from './reason-field.tsx';
import { useReport } from './report.ts';

/**
 * Calls up a stand-by worker: their shift takes over the place and the times of the backed shift, which is canceled.
 */
export const CallUpDialog = ({ standby, backed, onClose }: { standby: Shift; backed: Shift; onClose: () => void }) => {
  const { t } = useTranslation('shifts');
  const navigate = useNavigate();
  const call = useSend(callUpShift);
  const report = useReport();
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  const [warnings, setWarnings] = useState<ApiProblem['warnings']>([]);
  const messageParams = {
    name: standby.staff?.fio ?? '',
    when: shiftInText(backed.starts_at, backed.ends_at, backed.store.time_zone),
    store: backed.store.name,
  };
  /** Awaits the promise instead of using callbacks, because the call-up unmounts this dialog. */
  const confirm = async () => {
    const override_reason = reason.trim() || undefined;
    if (warnings.length > 0 && !override_reason) return setMissing(true);
    try {
      const body = { version: standby.version, shift_id: backed.id, override_reason };
      await call.mutateAsync({ params: { id: standby.id }, body });
      snack({ tone: 'good', text: t('view.done.call_up', messageParams) });
      void navigate(paths.shifts.view(standby.id));
    } catch (problem) {
      if (!(problem instanceof ApiProblem)) throw problem;
      if (problem.code === 'legal-warning') return setWarnings(problem.warnings);
      report(problem);
      if (!problem.retryable) onClose();
    }
  };
  return (
    <Confirm
      open
      title={t('view.ask.call_up.title', messageParams)}
      confirm={t('view.ask.call_up.confirm')}
      keep={t('view.ask.call_up.keep')}
      busy={call.isPending}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <p className="mb-3 text-pretty">{t('view.ask.call_up.text', messageParams)}</p>
      <div role="alert">
        <LegalWarnings warnings={warnings} />
      </div>
      {warnings.length > 0 && (
        <ReasonField
          label={t('view.lawReason')}
          value={reason}
          missing={missing && reason.trim() === ''}
          onChange={setReason}
        />
      )}
    </Confirm>
  );
};
