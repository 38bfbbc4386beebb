import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useOutletContext } from 'react-router';
import type { DocumentType } from '#shared/contracts/legal.ts';
import { cx } from '../../ui/cx.ts';

/** Opens a document over the page (app/sign-in-layout.tsx), so that typed data is kept. */
export const DocumentLink = ({
  type,
  className,
  children,
}: {
  type: DocumentType;
  className?: string;
  children: ReactNode;
}) => {
  const show = useOutletContext<(type: DocumentType) => void>();
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={() => show(type)}
      className={cx('rounded-1 hover:underline', className)}
    >
      {children}
    </button>
  );
};

export const LegalLinks = () => {
  const { t } = useTranslation('auth');
  return (
    <nav aria-label={t('legal.label')} className="flex flex-wrap gap-x-4 gap-y-1">
      <DocumentLink type="user_agreement" className="hover:text-ink min-h-6">
        {t('legal.agreement')}
      </DocumentLink>
      <DocumentLink type="privacy_policy" className="hover:text-ink min-h-6">
        {t('legal.privacy')}
      </DocumentLink>
    </nav>
  );
};
