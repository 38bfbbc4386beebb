import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { assignShift, type Candidate, leaveShift, replaceShift, type Shift } from '#shared/contracts/shifts.ts';
import { ApiProblem } from '../../../api/problem.ts';
import { useSend } from '../../../api/query.ts';
import { shiftInText } from '../../../ui/format.ts';
import { snack } from '../../../ui/snackbars.tsx';
import { isOutdated, useReport } from '../report.ts';

/**
 * Assigns a worker to a shift, with undo, or replaces the worker of a confirmed shift. `asking` is the candidate whose legal
 * warning requires a reason. The warning comes from the list, or from an error response when the data changed since.
 * `shift` is the version that the user saw.
 */
export const useAssign = (shift: Shift, onDone: () => void) => {
  const { t } = useTranslation('shifts');
  const report = useReport();
  const word = shift.status === 'confirmed' ? 'replace' : 'assign';
  const send = useSend(word === 'replace' ? replaceShift : assignShift);
  const leave = useSend(leaveShift);
  const [asking, setAsking] = useState<Candidate | null>(null);

  const undo = async ({ id, version }: Shift, name: string): Promise<void> => {
    try {
      // Not `mutate`, whose callbacks are not called once the list of candidates is closed.
      await leave.mutateAsync({ params: { id }, body: { version, reason: t('staffing.undo.reason') } });
      snack({ tone: 'good', text: t('staffing.undo.done', { name }) });
    } catch (problem) {
      if (!(problem instanceof ApiProblem)) throw problem;
      report(problem);
    }
  };
  const assign = (candidate: Candidate, override_reason?: string) => {
    if (candidate.warnings.length > 0 && override_reason === undefined) return setAsking(candidate);
    send.mutate(
      { params: { id: shift.id }, body: { version: shift.version, staff_id: candidate.id, override_reason } },
      {
        onSuccess: ({ data }) => {
          const when = shiftInText(shift.starts_at, shift.ends_at, shift.store.time_zone);
          const canUndo = word === 'assign' && data.actions.includes('leave');
          snack({
            tone: 'good',
            text: t(`staffing.done.${word}`, { name: candidate.fio, when }),
            ...(canUndo && { undo: () => void undo(data, candidate.fio) }),
          });
          onDone();
        },
        onError: (problem) => {
          if (problem.code === 'legal-warning') setAsking({ ...candidate, warnings: [...problem.warnings] });
          else {
            report(problem);
            // Another try would send the same old version.
            if (isOutdated(problem)) onDone();
          }
        },
      },
    );
  };
  return {
    word,
    assign,
    asking,
    keep: () => setAsking(null),
    sending: send.isPending ? send.variables.body.staff_id : null,
  } as const;
};
