import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { changeEmail } from '#shared/contracts/settings.ts';
import { useMe } from '../../api/me.ts';
import { useSend } from '../../api/query.ts';
import { TextField } from '../../kit/form/fields.tsx';
import { FormDialog } from '../../kit/form/form-dialog.tsx';
import { useResourceForm } from '../../kit/form/use-resource-form.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { OwnPassword } from './own-password.tsx';

type Input = { email: string; password?: string };

/** The new address proves itself by the link in a letter, so nothing changes before that. */
export const EmailDialog = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation('settings');
  const [sentTo, setSentTo] = useState<string | null>(null);
  if (sentTo === null) return <Request onSent={setSentTo} onClose={onClose} />;
  return (
    <Dialog open title={t('ways.sentTitle')} back={t('ways.close')} onClose={onClose}>
      <p className="break-words">{t('ways.sent', { email: sentTo })}</p>
      <p className="text-12 text-ink-3 mt-2">{t('ways.sentHelp')}</p>
    </Dialog>
  );
};

const Request = ({ onSent, onClose }: { onSent: (email: string) => void; onClose: () => void }) => {
  const { t } = useTranslation('settings');
  const { email: current, noted_email: noted } = useMe();
  const action = noted !== null ? 'confirm' : current === null ? 'add' : 'change';
  const send = useSend(changeEmail, { refetches: false });
  const state = useResourceForm({
    kind: 'dialog',
    schema: changeEmail.body,
    // A login without an e-mail has no password.
    values: { email: noted ?? '', ...(current !== null && { password: '' }) } satisfies Input,
    submit: async (body) => {
      await send.mutateAsync({ body });
      return body;
    },
    onSaved: ({ email }) => onSent(email.trim()),
  });
  return (
    <FormDialog
      state={state}
      title={t(`ways.${action}Email`)}
      help={<p>{t(`ways.${action}EmailHelp`)}</p>}
      keep={t('ways.cancel')}
      submit={t('ways.sendLink')}
      onClose={onClose}
    >
      <TextField<Input>
        name="email"
        label={t('ways.newEmail')}
        type="email"
        autoComplete="email"
        maxLength={320}
        autoFocus
      />
      {current !== null && <OwnPassword />}
    </FormDialog>
  );
};
