import { useTranslation } from 'react-i18next';
import { normalizeEmail } from '#shared/domain/people/email.ts';

/** Validates an e-mail address by the server's rule. */
export const useEmailError = () => {
  const { t } = useTranslation('auth');
  return (email: string): string | undefined => {
    if (email.trim() === '') return t('required.emailOnly');
    return normalizeEmail(email) === null ? t('required.emailWrong') : undefined;
  };
};
