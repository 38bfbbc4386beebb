import { useTranslation } from 'react-i18next';
import { revokeInvitation } from '#shared/contracts/people.ts';
import type { Invitation } from '#shared/contracts/people.ts';
import { useSend } from '../../api/query.ts';
import { Confirm } from '../../ui/dialog.tsx';
import { contactOf } from './format-account.ts';
import { notifyResult } from './notify-result.ts';

export const RevokeDialog = ({ invitation, onClose }: { invitation: Invitation; onClose: () => void }) => {
  const { t } = useTranslation(['people', 'common']);
  const send = useSend(revokeInvitation);
  const contact = contactOf(invitation);
  const revoke = () =>
    send.mutate({ params: { id: invitation.id } }, notifyResult(t('revoking.done', { contact }), onClose));
  return (
    <Confirm
      open
      danger
      title={t('revoking.title', { contact })}
      confirm={t('revoking.confirm')}
      keep={t('revoking.keep')}
      busy={send.isPending}
      onConfirm={revoke}
      onClose={onClose}
    >
      <p className="text-pretty">{t('revoking.text')}</p>
    </Confirm>
  );
};
