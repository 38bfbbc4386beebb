import { useTranslation } from 'react-i18next';
import { isIco } from '#shared/domain/companies/ico.ts';
import { Field } from '../../ui/field.tsx';
import { digitsOf } from '../../ui/phone-number.ts';
import { tall } from './step.tsx';

/** A company by its name and IČO, of which both are needed or, where it is optional, none. */
type Mistakes = { company?: string; ico?: string };

export const useCompanyMistakes = () => {
  const { t } = useTranslation('auth');
  return ({ company, ico }: { company: string; ico: string }, optional: boolean): Mistakes => {
    if (optional && company.trim() === '' && ico === '') return {};
    return {
      ...(company.trim() === '' && { company: t('registration.companyBoth') }),
      ...(!isIco(ico) && { ico: t(ico === '' ? 'registration.companyBoth' : 'registration.icoWrong') }),
    };
  };
};

export const CompanyFields = ({
  company,
  ico,
  mistakes,
  autoFocus,
  onChange,
}: {
  company: string;
  ico: string;
  mistakes: Mistakes;
  autoFocus?: boolean;
  onChange: (change: { company?: string; ico?: string }) => void;
}) => {
  const { t } = useTranslation('auth');
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_8.5rem] gap-3 max-sm:grid-cols-1">
      <Field label={t('registration.companyName')} mistake={mistakes.company}>
        {(ids) => (
          <input
            {...ids}
            name="organization"
            autoComplete="organization"
            autoFocus={autoFocus}
            maxLength={200}
            value={company}
            onChange={(event) => onChange({ company: event.target.value })}
            className={tall}
          />
        )}
      </Field>
      <Field label={t('registration.ico')} hint={t('registration.icoHint')} mistake={mistakes.ico}>
        {(ids) => (
          <input
            {...ids}
            name="ico"
            inputMode="numeric"
            autoComplete="off"
            maxLength={12}
            value={ico}
            onChange={(event) => onChange({ ico: digitsOf(event.target.value).slice(0, 8) })}
            className={`${tall} figures`}
          />
        )}
      </Field>
    </div>
  );
};
