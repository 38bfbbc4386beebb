import { useTranslation } from 'react-i18next';
import { type CompanyClient, updateCompanyClients } from '#shared/contracts/clients.ts';
import { useSend } from '../../api/query.ts';
import { useShiftsAhead } from '../../domain/clients/use-shifts-ahead.tsx';
import { useAsk } from '../../kit/parts/use-ask.tsx';
import { Button } from '../../ui/button.tsx';
import { snack } from '../../ui/snackbars.tsx';
import { everyClient } from './owner.ts';

export const EndCooperation = ({ row, onEnded }: { row: CompanyClient; onEnded: () => void }) => {
  const { t } = useTranslation('clients');
  const { ask, question } = useAsk();
  const send = useSend(updateCompanyClients);
  const { sendAsking, dialog } = useShiftsAhead();
  const { vendor, client } = row;
  const end = async () => {
    const { ids, version } = await everyClient({ vendor_id: vendor.id });
    const clients = ids.filter((id) => id !== client.id);
    const ended = await sendAsking((shifts) =>
      send.mutateAsync({ params: { id: vendor.id }, body: { clients, version, ...(shifts && { shifts }) } }),
    );
    if (!ended) return;
    snack({ tone: 'good', text: t('ending.done', { name: client.name }) });
    onEnded();
  };
  return (
    <>
      <Button
        variant="danger-quiet"
        onClick={() =>
          ask({
            danger: true,
            title: t('ending.title', { name: client.name }),
            text: t('ending.text'),
            confirm: t('ending.confirm'),
            keep: t('ending.keep'),
            act: end,
          })
        }
      >
        {t('end')}
      </Button>
      {dialog ?? question}
    </>
  );
};
