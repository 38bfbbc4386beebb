import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { CompanyInput } from '#shared/contracts/companies.ts';
import { legalForms } from '#shared/domain/companies/legal-form.ts';
import { sideOf } from '#shared/domain/roles.ts';
import { roleOf, useMe } from '../../api/me.ts';
import { DateField, SelectField, TextField } from '../../kit/form/fields.tsx';
import { Pair, Section } from '../../ui/section.tsx';
import { InnField } from './inn-field.tsx';

type Props = {
  /** Says which fields the reader may not change. */
  limits?: string | false;
  role?: ReactNode;
  /** Since when the company is here, and who added it; the platform reads it. */
  added?: string;
  /** What is shown above the fields. */
  status?: ReactNode;
};

/** The fields of a company, for creating and editing. The IČO comes first, because the register fills in the others. */
export const CompanyFields = ({ limits, role, status, added }: Props) => {
  const { t } = useTranslation('companies');
  const seesNotes = sideOf(roleOf(useMe())) === 'platform';
  return (
    <>
      {limits && (
        <p className="text-ink-2 flex gap-2 pt-5">
          <Lock className="mt-0.5" />
          {limits}
        </p>
      )}
      {status}
      <Section title={t('register.title')} reason={t('register.reason')}>
        <InnField />
        <TextField<CompanyInput> name="name" label={t('fields.name')} maxLength={100} autoComplete="off" />
        {role}
        <TextField<CompanyInput>
          name="vat_id"
          label={t('fields.vat_id')}
          hint={t('fields.vatIdHint')}
          autoComplete="off"
          optional
        />
        <Pair>
          <SelectField<CompanyInput>
            name="legal_form"
            label={t('fields.legal_form')}
            options={legalForms.map((value) => ({ value, label: t(`legalForms.${value}`) }))}
            optional
          />
          <DateField<CompanyInput> name="founded" label={t('fields.founded')} optional />
        </Pair>
        <TextField<CompanyInput>
          name="address"
          label={t('fields.address')}
          maxLength={200}
          autoComplete="off"
          optional
        />
      </Section>
      <Section title={t('contact.title')} reason={t('contact.reason')}>
        <TextField<CompanyInput>
          name="brand"
          label={t('fields.brand')}
          hint={t('fields.brandHint')}
          maxLength={100}
          autoComplete="off"
          optional
        />
        <Pair>
          <TextField<CompanyInput>
            name="phone"
            label={t('fields.phone')}
            hint={t('fields.phoneHint')}
            type="tel"
            autoComplete="off"
            optional
          />
          <TextField<CompanyInput> name="site" label={t('fields.site')} type="url" autoComplete="off" optional />
        </Pair>
      </Section>
      {seesNotes && (
        <Section title={t('notes.title')} reason={t('notes.reason')}>
          <TextField<CompanyInput> name="comment" label={t('fields.comment')} lines={4} maxLength={2000} optional />
          {added && <p className="text-12 text-ink-3">{added}</p>}
        </Section>
      )}
    </>
  );
};
