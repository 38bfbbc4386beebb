import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { deactivateUser, type Person } from '#shared/contracts/people.ts';
import { useMe } from '../../api/me.ts';
import { useSend } from '../../api/query.ts';
import { useBulk } from '../../kit/list/use-bulk.tsx';
import { Confirm, Dialog } from '../../ui/dialog.tsx';

/** Deactivates the selected people besides oneself. Workers with coming shifts are refused, each with the reason. */
export const useDeactivateMany = (onClose: (left: readonly Person[]) => void) => {
  const { t } = useTranslation(['people', 'common']);
  const me = useMe();
  const send = useSend(deactivateUser, { refetches: false });
  const [asking, setAsking] = useState<readonly Person[] | null>(null);
  const bulk = useBulk<Person>({
    area: deactivateUser.area,
    title: t('deactivating.running'),
    nameOf: ({ fio }) => fio,
    onClose,
  });
  const close = () => setAsking(null);
  const people = asking?.filter(({ id }) => id !== me.id) ?? [];
  return {
    ask: setAsking,
    dialogs: (
      <>
        {asking && people.length === 0 && (
          <Dialog open onClose={close} title={t('deactivating.none')} back={t('common:bulk.close')} />
        )}
        {asking && people.length > 0 && (
          <Confirm
            open
            danger
            title={t('deactivating.titleMany', { count: people.length })}
            confirm={t('deactivating.confirmMany', { count: people.length })}
            keep={t('deactivating.keep')}
            onConfirm={() => {
              close();
              bulk.start(people, ({ id }) => send.mutateAsync({ params: { id } }));
            }}
            onClose={close}
          >
            <p className="text-pretty">{t('deactivating.textMany')}</p>
          </Confirm>
        )}
        {bulk.dialog}
      </>
    ),
  };
};
