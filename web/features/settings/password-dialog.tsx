import { useId, useState } from 'react';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { changePassword } from '#shared/contracts/settings.ts';
import { api } from '../../api/client.ts';
import { ApiProblem } from '../../api/problem.ts';
import { queryClient } from '../../api/query-client.ts';
import { holdSession, signInAgain } from '../../api/session.ts';
import { paths } from '../../paths.ts';
import { reload } from '../../resource/reload.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { NewPassword } from '../../ui/new-password.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { passwordErrors } from '../../ui/password-strength.ts';
import { snack } from '../../ui/snackbars.tsx';

/** Old and new password. A change ends every sign-in, so this device signs in again at once. */
export const PasswordDialog = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation(['settings', 'common', 'fields']);
  const [old, setOld] = useState('');
  const [value, setValue] = useState({ password: '', password2: '' });
  const [problem, setProblem] = useState<ApiProblem | null>(null);
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const form = useId();

  const seen = Object.entries(passwordErrors(value)).map(([field, key]): [string, string] => [
    field,
    t(`common:password.${key}`),
  ]);
  const errors: Record<string, string> = { ...(tried && Object.fromEntries<string>(seen)), ...problem?.fields };

  const change = async () => {
    setBusy(true);
    try {
      await api(changePassword, { body: { old_password: old, ...value } });
    } catch (error) {
      setBusy(false);
      if (!(error instanceof ApiProblem)) throw error;
      setProblem(error);
      return;
    }
    try {
      await signInAgain(value.password);
      // Their requests carry tokens that have ended.
      await queryClient.cancelQueries();
    } catch {
      snack({ tone: 'info', text: t('security.signInAgain') });
      reload(paths.signOut);
      return;
    }
    void queryClient.invalidateQueries({ queryKey: ['settings'] });
    snack({ tone: 'good', text: t('security.changed') });
    onClose();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // In React the dialog is inside the profile's form, although in the DOM it is not.
    event.stopPropagation();
    setTried(true);
    setProblem(null);
    if (seen.length === 0 && old !== '') void holdSession(change);
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title={t('security.changeTitle')}
      back={t('security.back')}
      busy={busy}
      actions={
        <Button type="submit" form={form} variant="primary" busy={busy}>
          {t('security.change')}
        </Button>
      }
    >
      <form id={form} noValidate onSubmit={submit} className="text-ink mt-3 flex flex-col gap-4">
        {problem && Object.keys(problem.fields).length === 0 && (
          <Banner tone="danger" title={t('common:form.notSaved')}>
            {problem.message}
          </Banner>
        )}
        <PasswordField
          name="old-password"
          label={t('security.old')}
          error={errors['old_password'] ?? (tried && old === '' ? t('fields:required') : undefined)}
          autoComplete="current-password"
          autoFocus
          value={old}
          onChange={(event) => setOld(event.target.value)}
        />
        <NewPassword value={value} onChange={setValue} errors={errors} />
      </form>
    </Dialog>
  );
};
