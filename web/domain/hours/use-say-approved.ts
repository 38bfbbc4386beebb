import { useTranslation } from 'react-i18next';
import { unapproveHours } from '#shared/contracts/hours.ts';
import { inParts } from '#shared/domain/parts.ts';
import { ApiProblem } from '../../api/problem.ts';
import { useSend } from '../../api/query.ts';
import { snack } from '../../ui/snackbars.tsx';
import { ofShifts } from './of-shifts.ts';

/** The API's limit for approvals, and for undoing them. */
export const mostAtOnce = 100;
/** Milliseconds. The API allows five minutes. */
const undoable = 60_000;

/** Says that the hours of the shifts `ids` were approved, with an undo for all of them. */
export const useSayApproved = () => {
  const { t } = useTranslation('hours');
  const unapprove = useSend(ofShifts(unapproveHours));
  const undo = async (ids: readonly string[]): Promise<void> => {
    try {
      const parts = [];
      for (const part of inParts(ids, mostAtOnce)) parts.push(await unapprove.mutateAsync({ body: { ids: part } }));
      const rows = parts.flatMap(({ data }) => data);
      const refusal = rows.find(({ problem }) => problem !== null)?.problem;
      const count = rows.filter(({ unapproved }) => unapproved).length;
      if (refusal) snack({ tone: 'bad', text: refusal.message });
      if (count > 0) snack({ tone: 'good', text: t('approve.undone', { count }) });
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      snack({ tone: 'bad', text: error.message });
    }
  };
  return (text: string, ids: readonly string[]): void =>
    snack({ tone: 'good', text, undo: () => void undo(ids), lasts: undoable });
};
