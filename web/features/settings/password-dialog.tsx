import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { changePassword } from '#shared/contracts/settings.ts';
import { api } from '../../api/client.ts';
import { queryClient } from '../../api/query-client.ts';
import { holdSession, signInAgain } from '../../api/session.ts';
import { NewPassword } from '../../domain/auth/new-password.tsx';
import { passwordErrors } from '../../domain/auth/password-strength.ts';
import { messagesOf } from '../../kit/form/field-errors.ts';
import { useField } from '../../kit/form/fields.tsx';
import { FormDialog } from '../../kit/form/form-dialog.tsx';
import { useResourceForm } from '../../kit/form/use-resource-form.ts';
import { reload } from '../../kit/parts/reload.ts';
import { paths } from '../../paths.ts';
import { PasswordField } from '../../ui/password-field.tsx';
import { snack } from '../../ui/snackbars.tsx';

type Passwords = { old_password: string; password: string; password2: string };

/** Old and new password. A change ends every sign-in, so this device signs in again at once. */
export const PasswordDialog = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation(['settings', 'common']);
  const change = async (body: Passwords) => {
    await api(changePassword, { body });
    try {
      await signInAgain(body.password);
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
  const state = useResourceForm({
    kind: 'dialog',
    schema: changePassword.body,
    values: { old_password: '', password: '', password2: '' },
    check: ({ password, password2 }) =>
      Object.fromEntries(
        Object.entries(passwordErrors({ password, password2 })).map(([field, key]) => [
          field,
          t(`common:password.${key}`),
        ]),
      ),
    submit: async (body) => {
      await holdSession(() => change(body));
      return body;
    },
  });
  return (
    <FormDialog
      state={state}
      title={t('security.changeTitle')}
      keep={t('security.back')}
      submit={t('security.change')}
      onClose={onClose}
    >
      <OldPassword />
      <NewPasswordFields />
    </FormDialog>
  );
};

const OldPassword = () => {
  const { t } = useTranslation('settings');
  const { field, error } = useField('old_password', { label: t('security.old') });
  return (
    <PasswordField
      {...field}
      name="old-password"
      label={t('security.old')}
      error={error}
      autoComplete="current-password"
      autoFocus
    />
  );
};

/** Both are checked together, so a change of one clears the errors of both. */
const NewPasswordFields = () => {
  const { setValue } = useFormContext<Passwords>();
  const { errors, isSubmitted } = useFormState<Passwords>({ name: ['password', 'password2'] });
  const [password, password2] = useWatch<Passwords, ['password', 'password2']>({ name: ['password', 'password2'] });
  return (
    <NewPassword
      value={{ password, password2 }}
      errors={messagesOf(errors)}
      onChange={(value) => {
        setValue('password', value.password, { shouldDirty: true, shouldValidate: isSubmitted });
        setValue('password2', value.password2, { shouldDirty: true, shouldValidate: isSubmitted });
      }}
    />
  );
};
