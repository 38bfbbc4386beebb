import { useTranslation } from 'react-i18next';

/** What is wrong with an e-mail address, as far as one sees without the server. */
export const useEmailMistake = () => {
  const { t } = useTranslation('auth');
  return (email: string): string | undefined => {
    if (email.trim() === '') return t('required.emailOnly');
    return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim()) ? undefined : t('required.emailWrong');
  };
};
