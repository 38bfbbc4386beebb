import { useQueryClient } from '@tanstack/react-query';
import { Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { lockHours } from '#shared/contracts/hours.ts';
import { listShifts } from '#shared/contracts/shifts.ts';
import { api } from '../../api/client.ts';
import { refreshArea } from '../../api/refresh-area.ts';
import { useAsk } from '../../kit/parts/use-ask.tsx';
import { Button } from '../../ui/button.tsx';
import { monthAndYear } from '../../ui/format.ts';

/**
 * Locks a performer's month for the payroll, after a question. A refusal, which names a shift that is not approved,
 * stands in the place of the question. `month` is YYYY-MM.
 */
export const LockMonth = ({
  company,
  month,
  onLocked,
}: {
  company: { id: string; name: string };
  month: string;
  onLocked?: () => void;
}) => {
  const { t } = useTranslation('hours');
  const client = useQueryClient();
  const { ask, question } = useAsk();
  const words = { month: monthAndYear(month), company: company.name };
  const lock = async () => {
    await api(lockHours, { body: { company_id: company.id, month } });
    void refreshArea(client, listShifts.area);
    onLocked?.();
  };
  return (
    <>
      <Button
        icon={Lock}
        onClick={() =>
          ask({
            title: t('lock.title', words),
            text: t('lock.text', words),
            confirm: t('lock.confirm'),
            keep: t('lock.keep'),
            act: lock,
            done: t('lock.done', words),
            inPlace: { title: t('lock.refused', words), back: t('lock.close') },
          })
        }
      >
        {t('lock.button')}
      </Button>
      {question}
    </>
  );
};
