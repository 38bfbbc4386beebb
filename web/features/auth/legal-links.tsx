import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { quietLink } from './step.tsx';

export const LegalLinks = () => {
  const { t } = useTranslation('auth');
  return (
    <nav aria-label={t('legal.label')} className="flex flex-wrap gap-x-4 gap-y-1">
      <a href={paths.documents.of('user_agreement')} className="rounded-1 hover:text-ink hover:underline">
        {t('legal.agreement')}
      </a>
      <a href={paths.documents.of('privacy_policy')} className="rounded-1 hover:text-ink hover:underline">
        {t('legal.privacy')}
      </a>
    </nav>
  );
};

/** In another tab: the registration stays as it is. */
export const AgreementLink = ({ children }: { children: ReactNode }) => (
  <Link to={paths.documents.of('user_agreement')} target="_blank" className={quietLink}>
    {children}
  </Link>
);
