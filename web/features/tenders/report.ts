import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { listTenders } from '#shared/contracts/tenders.ts';
import type { ApiProblem } from '../../api/problem.ts';
import { refreshArea } from '../../api/refresh-area.ts';
import { snack } from '../../ui/snackbars.tsx';

/** Shows why an action failed. A refusal has refreshed the tender (`useSend`), unless that failed, too. */
export const useReport = () => {
  const { t } = useTranslation('common');
  const client = useQueryClient();
  const reload = () => void refreshArea(client, listTenders.area);
  return ({ code, message }: ApiProblem): void => {
    const isStale = code === 'changed' || code === 'tender-not-allowed';
    snack({ tone: 'bad', text: message, action: isStale ? { label: t('form.reload'), run: reload } : undefined });
  };
};
