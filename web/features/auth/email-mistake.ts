import { useTranslation } from 'react-i18next';
import { plainEmail } from '#shared/domain/people/email.ts';

/** What is wrong with an e-mail address, by the server's own rule. */
export const useEmailMistake = () => {
  const { t } = useTranslation('auth');
  return (email: string): string | undefined => {
    if (email.trim() === '') return t('required.emailOnly');
    return plainEmail(email) === null ? t('required.emailWrong') : undefined;
  };
};
