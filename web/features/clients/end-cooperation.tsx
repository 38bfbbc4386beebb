import { useTranslation } from 'react-i18next';
import { type CompanyClient, updateCompanyClients } from '#shared/contracts/clients.ts';
import { maxCooperationChanges } from '#shared/domain/clients/cooperation.ts';
import { inParts } from '#shared/domain/parts.ts';
import { useSend } from '../../api/query.ts';
import { useShiftsAhead } from '../../domain/clients/use-shifts-ahead.tsx';
import { useAsk } from '../../kit/parts/use-ask.tsx';
import { Button } from '../../ui/button.tsx';
import { snack } from '../../ui/snackbars.tsx';
import { everyClient } from './owner.ts';

export const EndCooperation = ({ row, onEnded }: { row: CompanyClient; onEnded: () => void }) => {
  const { t } = useTranslation('clients');
  const ending = useEndCooperation(onEnded);
  return (
    <>
      <Button variant="danger-quiet" onClick={() => ending.ask([row])}>
        {t('end')}
      </Button>
      {ending.dialogs}
    </>
  );
};

/** Ends the cooperation of a performer with one client or several, after a question. */
export const useEndCooperation = (onEnded: () => void) => {
  const { t } = useTranslation('clients');
  const { ask, question } = useAsk();
  const send = useSend(updateCompanyClients);
  const { sendAsking, dialog } = useShiftsAhead();
  const end = async ({ vendor }: CompanyClient, ended: readonly string[]): Promise<boolean> => {
    for (const part of inParts(ended, maxCooperationChanges)) {
      const { ids, version } = await everyClient({ vendor_id: vendor.id });
      const clients = ids.filter((id) => !part.includes(id));
      const isEnded = await sendAsking((shifts) =>
        send.mutateAsync({ params: { id: vendor.id }, body: { clients, version, ...(shifts && { shifts }) } }),
      );
      if (!isEnded) return false;
    }
    return true;
  };
  return {
    ask: (rows: readonly CompanyClient[]) => {
      const [first] = rows;
      if (!first) return;
      const { name } = first.client;
      const isOne = rows.length === 1;
      const count = rows.length;
      const names = rows.map(({ client }) => client.name).join(', ');
      ask({
        danger: true,
        title: isOne ? t('ending.title', { name }) : t('ending.titleMany', { count }),
        text: isOne ? t('ending.text') : t('ending.textMany', { names }),
        confirm: t('ending.confirm'),
        keep: t(isOne ? 'ending.keep' : 'ending.keepMany'),
        act: async () => {
          const isEnded = await end(
            first,
            rows.map(({ client }) => client.id),
          );
          if (!isEnded) return;
          snack({ tone: 'good', text: isOne ? t('ending.done', { name }) : t('ending.doneMany', { count }) });
          onEnded();
        },
      });
    },
    dialogs: dialog ?? question,
  };
};
