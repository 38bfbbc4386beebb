import { Languages } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useIsSubstituted } from './i18n.ts';
import { Notice } from './notice.tsx';

/** Tells that texts are in another language, because those of the chosen one have not loaded yet. */
export const LanguageNotice = () => {
  const { t } = useTranslation();
  const isSubstituted = useIsSubstituted();
  return <Notice icon={Languages}>{isSubstituted && t('broken.language')}</Notice>;
};
