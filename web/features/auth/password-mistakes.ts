import { useTranslation } from 'react-i18next';
import { passwordMistakes } from '../../ui/password-strength.ts';

/** What is wrong with a new password, as sentences. */
export const usePasswordMistakes = () => {
  const { t } = useTranslation();
  return (value: { password: string; password2: string }): { password?: string; password2?: string } =>
    Object.fromEntries(Object.entries(passwordMistakes(value)).map(([field, key]) => [field, t(`password.${key}`)]));
};
