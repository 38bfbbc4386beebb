import { useTranslation } from 'react-i18next';
import { useField } from '../../kit/form/fields.tsx';
import { PasswordField } from '../../ui/password-field.tsx';

/** The current password, as the field `password` of a form. */
export const OwnPassword = () => {
  const { t } = useTranslation('settings');
  const { field, error } = useField('password', { label: t('security.old') });
  return (
    <PasswordField
      {...field}
      value={(field.value as string | undefined) ?? ''}
      name="current-password"
      label={t('security.old')}
      hint={t('security.forgot')}
      error={error}
      autoComplete="current-password"
    />
  );
};
