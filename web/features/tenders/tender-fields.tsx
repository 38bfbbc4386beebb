import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { sideOf } from '#shared/domain/roles.ts';
import { roleOf, useMe } from '../../api/me.ts';
import { useCompanyFilter } from '../../domain/lookup-filters.ts';
import { ComboboxField, TextField } from '../../kit/form/fields.tsx';
import { Section } from '../../ui/section.tsx';
import { useCategories } from './lookups.ts';

export type TenderInput = {
  name?: string;
  company_id?: string;
  interested_id?: string | null;
  customer_id?: string | null;
  dop_contractor_id?: string | null;
  category_id?: string | null;
};

/** The name of a tender and what it refers to, for creating and editing. `owner` is the company field. */
export const TenderFields = ({ owner, reason }: { owner?: ReactNode; reason: string }) => {
  const { t } = useTranslation('tenders');
  const isPlatform = sideOf(roleOf(useMe())) === 'platform';
  return (
    <>
      <Section title={t('create.basics')} reason={reason}>
        <TextField<TenderInput>
          name="name"
          label={t('create.name')}
          hint={t('create.nameHint')}
          maxLength={200}
          autoComplete="off"
        />
        {owner}
      </Section>
      <Section title={t('create.references')} reason={t('create.referencesReason')}>
        {isPlatform && (
          <>
            <CompanyField name="interested_id" label={t('create.interested')} />
            <CompanyField name="customer_id" label={t('create.customer')} />
            <CompanyField name="dop_contractor_id" label={t('create.contractor')} />
          </>
        )}
        <CategoryField />
      </Section>
    </>
  );
};

type Reference = 'interested_id' | 'customer_id' | 'dop_contractor_id';

/** A company of the platform. Only the platform chooses them: others keep what is there. */
const CompanyField = ({ name, label }: { name: Reference; label: string }) => {
  const chosen = useWatch<TenderInput, Reference>({ name });
  const companies = useCompanyFilter({ chosen: chosen ? [chosen] : [], searches: true });
  return <ComboboxField<TenderInput> name={name} label={label} optional {...companies} />;
};

const CategoryField = () => {
  const { t } = useTranslation('tenders');
  const chosen = useWatch<TenderInput, 'category_id'>({ name: 'category_id' });
  const categories = useCategories({ chosen: [chosen] });
  return <ComboboxField<TenderInput> name="category_id" label={t('create.category')} optional {...categories} />;
};
