import { useTranslation } from 'react-i18next';
import { passwordErrors } from '../../domain/auth/password-strength.ts';

/** What is wrong with a new password, as sentences. */
export const usePasswordErrors = () => {
  const { t } = useTranslation();
  return (value: { password: string; password2: string }): { password?: string; password2?: string } =>
    Object.fromEntries(Object.entries(passwordErrors(value)).map(([field, key]) => [field, t(`password.${key}`)]));
};
