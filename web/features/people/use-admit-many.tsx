import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { admitUser, type PendingUser } from '#shared/contracts/people.ts';
import { isComplete } from '#shared/domain/people/waiting.ts';
import { useSend } from '../../api/query.ts';
import { useBulk } from '../../kit/list/use-bulk.tsx';
import { Confirm, Dialog } from '../../ui/dialog.tsx';

/** Admits the selected people in the role that each requested, besides those whose role needs stores. */
export const useAdmitMany = (onClose: (left: readonly PendingUser[]) => void) => {
  const { t } = useTranslation(['people', 'common']);
  const send = useSend(admitUser, { refetches: false });
  const [asking, setAsking] = useState<readonly PendingUser[] | null>(null);
  const bulk = useBulk<PendingUser>({
    area: admitUser.area,
    title: t('admitting.running'),
    nameOf: ({ fio }) => fio,
    onClose,
  });
  const people = asking?.filter(isComplete) ?? [];
  const others = (asking?.length ?? 0) - people.length;
  const close = () => setAsking(null);
  return {
    ask: setAsking,
    dialogs: (
      <>
        {asking && people.length === 0 && (
          <Dialog open onClose={close} title={t('admitting.none')} back={t('common:bulk.close')} />
        )}
        {asking && people.length > 0 && (
          <Confirm
            open
            title={t('admitting.titleMany', { count: people.length })}
            confirm={t('admitting.confirmMany', { count: people.length })}
            keep={t('admitting.keep')}
            onConfirm={() => {
              close();
              bulk.start(people, ({ id }) => send.mutateAsync({ params: { id }, body: {} }));
            }}
            onClose={close}
          >
            <p className="text-pretty">{t('admitting.textMany')}</p>
            {others > 0 && <p className="mt-2 text-pretty">{t('admitting.withoutPlace', { count: others })}</p>}
          </Confirm>
        )}
        {bulk.dialog}
      </>
    ),
  };
};
