import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '../../ui/switch.tsx';
import { DocumentLink } from './legal-links.tsx';

/**
 * The form's submit button is disabled until this is checked. The agreement opens in a dialog, so that typed data is
 * kept.
 */
export const TermsField = ({ checked, onChange }: { checked: boolean; onChange: (checked: boolean) => void }) => {
  const { t } = useTranslation('auth');
  const id = useId();
  return (
    <div className="text-14 flex flex-wrap items-center gap-x-2.5 gap-y-1">
      <Checkbox id={id} name="terms" checked={checked} onChange={(event) => onChange(event.target.checked)} />
      <label htmlFor={id} className="min-w-0">
        {t('registration.terms')}
      </label>
      <DocumentLink type="user_agreement" className="text-primary-text font-medium">
        {t('registration.readTerms')}
      </DocumentLink>
    </div>
  );
};
