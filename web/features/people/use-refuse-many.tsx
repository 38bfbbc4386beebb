import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type PendingUser, refuseUser } from '#shared/contracts/people.ts';
import { useSend } from '../../api/query.ts';
import { ReasonDialog } from '../../kit/form/reason-dialog.tsx';
import { useBulk } from '../../kit/list/use-bulk.tsx';

/** Refuses the selected people with one reason. */
export const useRefuseMany = (onClose: (left: readonly PendingUser[]) => void) => {
  const { t } = useTranslation('people');
  const send = useSend(refuseUser, { refetches: false });
  const [asking, setAsking] = useState<readonly PendingUser[] | null>(null);
  const bulk = useBulk<PendingUser>({
    area: refuseUser.area,
    title: t('refusing.running'),
    nameOf: ({ fio }) => fio,
    onClose,
  });
  const close = () => setAsking(null);
  return {
    ask: setAsking,
    dialogs: (
      <>
        {asking && (
          <ReasonDialog
            danger
            title={t('refusing.titleMany', { count: asking.length })}
            confirm={t('refusing.confirmMany', { count: asking.length })}
            keep={t('refusing.keep')}
            reason={{ label: t('refusing.reason'), hint: t('refusing.reasonHint'), optional: true }}
            submit={(reason) => Promise.resolve({ reason })}
            onDone={({ reason }) => {
              close();
              bulk.start(asking, ({ id }) => send.mutateAsync({ params: { id }, body: { reason } }));
            }}
            onClose={close}
          >
            <p className="text-pretty">{t('refusing.text')}</p>
          </ReasonDialog>
        )}
        {bulk.dialog}
      </>
    ),
  };
};
