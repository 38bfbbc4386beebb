import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { callUpShift } from '#shared/contracts/shifts.ts';
import type { ApiProblem } from '../../api/problem.ts';
import { useSend } from '../../api/query.ts';
import { handleRefusal } from '../../kit/form/handle-refusal.ts';
import { ReasonDialog } from '../../kit/form/reason-dialog.tsx';
import { paths } from '../../paths.ts';
import { shiftInText } from '../../ui/format.ts';
import { snack } from '../../ui/snackbars.tsx';
import type { StandBy } from './call-up.ts';
import { LegalWarnings } from './legal-warnings.tsx';
import { useReport } from './report.ts';

/** The values of its sentences. */
export const callUpWords = ({ standby, backed }: StandBy) => ({
  name: standby.staff?.fio ?? '',
  when: shiftInText(backed.starts_at, backed.ends_at, backed.store.time_zone),
  store: backed.store.name,
});

/**
 * Calls up a stand-by worker: their shift takes over the place and the times of the backed shift, which is canceled.
 */
export const CallUpDialog = ({
  standby,
  backed,
  stays = false,
  onClose,
}: StandBy & {
  /** The page stays afterwards; by default the shift that was called up is opened. */
  stays?: boolean;
  onClose: () => void;
}) => {
  const { t } = useTranslation('shifts');
  const navigate = useNavigate();
  const call = useSend(callUpShift);
  const report = useReport();
  const [warnings, setWarnings] = useState<ApiProblem['warnings']>([]);
  const messageParams = callUpWords({ standby, backed });
  const callUp = (override_reason: string | undefined) => {
    const body = { version: standby.version, shift_id: backed.id, override_reason };
    return handleRefusal(call.mutateAsync({ params: { id: standby.id }, body }), (problem) => {
      if (problem.code === 'legal-warning') return setWarnings(problem.warnings);
      report(problem);
      onClose();
    });
  };
  const done = () => {
    snack({ tone: 'good', text: t('view.done.call_up', messageParams) });
    if (stays) onClose();
    else void navigate(paths.shifts.view(standby.id));
  };
  return (
    <ReasonDialog
      title={t('view.ask.call_up.title', messageParams)}
      confirm={t('view.ask.call_up.confirm')}
      keep={t('view.ask.call_up.keep')}
      reason={warnings.length > 0 ? { label: t('view.lawReason'), hint: t('view.reasonHint') } : null}
      submit={callUp}
      onDone={done}
      onClose={onClose}
    >
      <p className="text-pretty">{t('view.ask.call_up.text', messageParams)}</p>
      <div role="alert" className="mt-3 empty:mt-0">
        <LegalWarnings warnings={warnings} />
      </div>
    </ReasonDialog>
  );
};
