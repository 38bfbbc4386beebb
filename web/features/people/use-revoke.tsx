import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Invitation, restoreInvitation, revokeInvitation } from '#shared/contracts/people.ts';
import { useSend } from '../../api/query.ts';
import { useBulk } from '../../kit/list/use-bulk.tsx';
import { Confirm, Dialog } from '../../ui/dialog.tsx';
import { snack } from '../../ui/snackbars.tsx';
import { contactOf } from './format-account.ts';

/** Revokes one invitation at once, with an undo, or many after a question. */
export const useRevoke = (onClose: (left: readonly Invitation[]) => void) => {
  const { t } = useTranslation(['people', 'common']);
  const send = useSend(revokeInvitation);
  const sendOfMany = useSend(revokeInvitation, { refetches: false });
  const restore = useSend(restoreInvitation);
  const [asking, setAsking] = useState<readonly Invitation[] | null>(null);
  const bulk = useBulk<Invitation>({
    area: revokeInvitation.area,
    title: t('revoking.running'),
    nameOf: contactOf,
    onClose,
  });
  const onError = ({ message }: { message: string }) => snack({ tone: 'bad', text: message });
  const one = (invitation: Invitation) => {
    const request = { params: { id: invitation.id } };
    const contact = contactOf(invitation);
    const undo = () =>
      restore.mutate(
        { ...request, body: {} },
        { onSuccess: () => snack({ tone: 'good', text: t('revoking.restored', { contact }) }), onError },
      );
    send.mutate(request, {
      onSuccess: () => snack({ tone: 'good', text: t('revoking.done', { contact }), undo }),
      onError,
    });
  };
  const open = asking?.filter(({ state }) => state === 'open') ?? [];
  const close = () => setAsking(null);
  return {
    one,
    ask: setAsking,
    dialogs: (
      <>
        {asking && open.length === 0 && (
          <Dialog open onClose={close} title={t('revoking.none')} back={t('common:bulk.close')} />
        )}
        {asking && open.length > 0 && (
          <Confirm
            open
            danger
            title={t('revoking.title', { count: open.length })}
            confirm={t('revoking.confirm', { count: open.length })}
            keep={t('revoking.keep', { count: open.length })}
            onConfirm={() => {
              close();
              bulk.start(open, ({ id }) => sendOfMany.mutateAsync({ params: { id } }));
            }}
            onClose={close}
          >
            <p className="text-pretty">{t('revoking.text', { count: open.length })}</p>
          </Confirm>
        )}
        {bulk.dialog}
      </>
    ),
  };
};
