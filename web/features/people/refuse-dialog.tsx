import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { refuseUser } from '#shared/contracts/people.ts';
import type { PendingUser } from '#shared/contracts/people.ts';
import { useSend } from '../../api/query.ts';
import { Confirm } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { notifyResult } from './notify-result.ts';

export const RefuseDialog = ({ person, onClose }: { person: PendingUser; onClose: () => void }) => {
  const { t } = useTranslation(['people', 'common']);
  const send = useSend(refuseUser);
  const [reason, setReason] = useState('');
  const name = person.fio;
  const refuse = () =>
    send.mutate(
      { params: { id: person.id }, body: reason.trim() ? { reason } : {} },
      notifyResult(t('refusing.done', { name }), onClose),
    );
  return (
    <Confirm
      open
      danger
      title={t('refusing.title', { name })}
      confirm={t('refusing.confirm')}
      keep={t('refusing.keep')}
      busy={send.isPending}
      onConfirm={refuse}
      onClose={onClose}
    >
      <p className="mb-4 text-pretty">{t('refusing.text')}</p>
      <Field label={t('refusing.reason')} hint={t('refusing.reasonHint')} optional className="text-ink text-13">
        {(ids) => (
          <TextArea {...ids} maxLength={500} value={reason} onChange={(event) => setReason(event.target.value)} />
        )}
      </Field>
    </Confirm>
  );
};
