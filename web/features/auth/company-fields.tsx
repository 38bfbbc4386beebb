import { useTranslation } from 'react-i18next';
import { isIco } from '#shared/domain/companies/ico.ts';
import { Field } from '../../ui/field.tsx';
import { digitsOf } from '../../ui/phone-number.ts';
import { tall } from './step.tsx';

type Errors = { company?: string; ico?: string };

export const useCompanyErrors = () => {
  const { t } = useTranslation('auth');
  return (
    { company, ico }: { company: string; ico: string },
    { optional = false, named: withName = true } = {},
  ): Errors => {
    if (optional && ico === '' && (!withName || company.trim() === '')) return {};
    return {
      ...(withName && company.trim() === '' && { company: t('registration.companyBoth') }),
      ...(!isIco(ico) && { ico: t(ico === '' ? 'registration.companyBoth' : 'registration.icoWrong') }),
    };
  };
};

type Props = {
  company: string;
  ico: string;
  errors: Errors;
  autoFocus?: boolean;
  onChange: (change: { company?: string; ico?: string }) => void;
};

export const NameField = ({ company, errors, onChange }: Omit<Props, 'ico' | 'autoFocus'>) => {
  const { t } = useTranslation('auth');
  return (
    <Field label={t('registration.companyName')} error={errors.company}>
      {(ids) => (
        <input
          {...ids}
          name="organization"
          autoComplete="organization"
          maxLength={100}
          value={company}
          onChange={(event) => onChange({ company: event.target.value })}
          className={tall}
        />
      )}
    </Field>
  );
};

type IcoProps = Omit<Props, 'company'> & { label?: string; hint?: string | undefined };

export const IcoField = ({ ico, errors, label, hint, autoFocus, onChange }: IcoProps) => {
  const { t } = useTranslation('auth');
  return (
    <Field label={label ?? t('registration.ico')} hint={hint ?? t('registration.icoHint')} error={errors.ico}>
      {(ids) => (
        <input
          {...ids}
          name="ico"
          inputMode="numeric"
          autoComplete="off"
          autoFocus={autoFocus}
          maxLength={12}
          value={ico}
          onChange={(event) => onChange({ ico: digitsOf(event.target.value).slice(0, 8) })}
          className={`${tall} figures`}
        />
      )}
    </Field>
  );
};
