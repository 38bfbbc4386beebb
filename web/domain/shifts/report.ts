import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { listShifts } from '#shared/contracts/shifts.ts';
import type { ApiProblem } from '../../api/problem.ts';
import { refreshArea } from '../../api/refresh-area.ts';
import { snack } from '../../ui/snackbars.tsx';

/** Whether the shift is no longer as the user saw it. */
export const isOutdated = ({ code }: ApiProblem): boolean => code === 'changed' || code === 'shift-action-not-allowed';

/** Shows why an action failed. A refusal has refreshed the shift (`useSend`), unless that failed, too. */
export const useReport = () => {
  const { t } = useTranslation('common');
  const client = useQueryClient();
  const reload = () => void refreshArea(client, listShifts.area);
  return (problem: ApiProblem): void => {
    const stale = isOutdated(problem) || problem.code === 'staff-busy';
    snack({ tone: 'bad', text: problem.message, action: stale ? { label: t('form.reload'), run: reload } : undefined });
  };
};
