import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Invitation, resendInvitation } from '#shared/contracts/people.ts';
import { useSend } from '../../api/query.ts';
import { useBulk } from '../../kit/list/use-bulk.tsx';
import { Confirm, Dialog } from '../../ui/dialog.tsx';
import { snack } from '../../ui/snackbars.tsx';
import { contactOf } from './format-account.ts';

export const mayBeResent = ({ state }: Invitation): boolean => state === 'open' || state === 'expired';

/** Sends one invitation again at once, or many after a question. */
export const useResend = (onClose: (left: readonly Invitation[]) => void) => {
  const { t } = useTranslation(['people', 'common']);
  const send = useSend(resendInvitation);
  const sendOfMany = useSend(resendInvitation, { refetches: false });
  const [asking, setAsking] = useState<readonly Invitation[] | null>(null);
  const bulk = useBulk<Invitation>({
    area: resendInvitation.area,
    title: t('resending.running'),
    nameOf: contactOf,
    onClose,
  });
  const requestOf = ({ id }: Invitation) => ({ params: { id }, body: {} });
  const one = (invitation: Invitation) =>
    send.mutate(requestOf(invitation), {
      onSuccess: () => snack({ tone: 'good', text: t('resending.done', { contact: contactOf(invitation) }) }),
      onError: ({ message }) => snack({ tone: 'bad', text: message }),
    });
  const resendable = asking?.filter(mayBeResent) ?? [];
  const close = () => setAsking(null);
  return {
    one,
    isSending: send.isPending,
    ask: setAsking,
    dialogs: (
      <>
        {asking && resendable.length === 0 && (
          <Dialog open onClose={close} title={t('resending.none')} back={t('common:bulk.close')} />
        )}
        {asking && resendable.length > 0 && (
          <Confirm
            open
            title={t('resending.title', { count: resendable.length })}
            confirm={t('resending.confirm', { count: resendable.length })}
            keep={t('resending.keep')}
            onConfirm={() => {
              close();
              bulk.start(resendable, (invitation) => sendOfMany.mutateAsync(requestOf(invitation)));
            }}
            onClose={close}
          >
            <p className="text-pretty">{t('resending.text')}</p>
          </Confirm>
        )}
        {bulk.dialog}
      </>
    ),
  };
};
