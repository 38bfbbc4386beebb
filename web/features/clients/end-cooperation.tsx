import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type CompanyClient, updateCompanyClients } from '#shared/contracts/clients.ts';
import { ApiProblem } from '../../api/problem.ts';
import { useSend } from '../../api/query.ts';
import { Button } from '../../ui/button.tsx';
import { Confirm } from '../../ui/dialog.tsx';
import { snack } from '../../ui/snackbars.tsx';
import { everyClient } from './owner.ts';
import { useShiftsAhead } from './use-shifts-ahead.tsx';

export const EndCooperation = ({ row, onEnded }: { row: CompanyClient; onEnded: () => void }) => {
  const { t } = useTranslation('clients');
  const [step, setStep] = useState<'closed' | 'asking' | 'sending'>('closed');
  const send = useSend(updateCompanyClients);
  const { sendAsking, dialog } = useShiftsAhead();
  const { vendor, client } = row;
  const end = async () => {
    setStep('sending');
    try {
      const { ids, version } = await everyClient({ vendor_id: vendor.id });
      const clients = ids.filter((id) => id !== client.id);
      const ended = await sendAsking((shifts) =>
        send.mutateAsync({ params: { id: vendor.id }, body: { clients, version, ...(shifts && { shifts }) } }),
      );
      setStep('closed');
      if (!ended) return;
      snack({ tone: 'good', text: t('ending.done', { name: client.name }) });
      onEnded();
    } catch (error) {
      setStep('closed');
      if (!(error instanceof ApiProblem)) throw error;
      snack({ tone: 'bad', text: error.message });
    }
  };
  return (
    <>
      <Button variant="danger-quiet" onClick={() => setStep('asking')}>
        {t('end')}
      </Button>
      <Confirm
        open={step !== 'closed' && !dialog}
        danger
        busy={step === 'sending'}
        title={t('ending.title', { name: client.name })}
        confirm={t('ending.confirm')}
        keep={t('ending.keep')}
        onConfirm={() => void end()}
        onClose={() => setStep('closed')}
      >
        {t('ending.text')}
      </Confirm>
      {dialog}
    </>
  );
};
