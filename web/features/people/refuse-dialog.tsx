import { useTranslation } from 'react-i18next';
import { type PendingUser, refuseUser } from '#shared/contracts/people.ts';
import { useSend } from '../../api/query.ts';
import { handleRefusal } from '../../kit/form/handle-refusal.ts';
import { ReasonDialog } from '../../kit/form/reason-dialog.tsx';
import { notifyResult } from './notify-result.ts';

export const RefuseDialog = ({ person, onClose }: { person: PendingUser; onClose: () => void }) => {
  const { t } = useTranslation(['people', 'common']);
  const send = useSend(refuseUser);
  const name = person.fio;
  const { onSuccess, onError } = notifyResult(t('refusing.done', { name }), onClose);
  return (
    <ReasonDialog
      danger
      title={t('refusing.title', { name })}
      confirm={t('refusing.confirm')}
      keep={t('refusing.keep')}
      reason={{ label: t('refusing.reason'), hint: t('refusing.reasonHint'), optional: true }}
      submit={(reason) => handleRefusal(send.mutateAsync({ params: { id: person.id }, body: { reason } }), onError)}
      onDone={onSuccess}
      onClose={onClose}
    >
      <p className="text-pretty">{t('refusing.text')}</p>
    </ReasonDialog>
  );
};
