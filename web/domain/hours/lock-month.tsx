import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Lock } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lockHours } from '#shared/contracts/hours.ts';
import { listShifts } from '#shared/contracts/shifts.ts';
import { api } from '../../api/client.ts';
import type { ApiProblem } from '../../api/problem.ts';
import { refreshArea } from '../../api/refresh-area.ts';
import { Button } from '../../ui/button.tsx';
import { Confirm, Dialog } from '../../ui/dialog.tsx';
import { monthAndYear } from '../../ui/format.ts';
import { snack } from '../../ui/snackbars.tsx';

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
  const [isAsked, setAsked] = useState(false);
  const lock = useMutation<unknown, ApiProblem>({
    mutationFn: () => api(lockHours, { body: { company_id: company.id, month } }),
    onSuccess: () => {
      setAsked(false);
      snack({ tone: 'good', text: t('lock.done', words) });
      void refreshArea(client, listShifts.area);
      onLocked?.();
    },
  });
  const words = { month: monthAndYear(month), company: company.name };
  const close = () => {
    setAsked(false);
    lock.reset();
  };
  return (
    <>
      <Button icon={Lock} onClick={() => setAsked(true)}>
        {t('lock.button')}
      </Button>
      {isAsked && lock.error && (
        <Dialog open onClose={close} title={t('lock.refused', words)} back={t('lock.close')}>
          <p role="alert" className="text-pretty">
            {lock.error.message}
          </p>
        </Dialog>
      )}
      {isAsked && !lock.error && (
        <Confirm
          open
          title={t('lock.title', words)}
          confirm={t('lock.confirm')}
          keep={t('lock.keep')}
          busy={lock.isPending}
          onConfirm={() => lock.mutate()}
          onClose={close}
        >
          <p className="text-pretty">{t('lock.text', words)}</p>
        </Confirm>
      )}
    </>
  );
};
