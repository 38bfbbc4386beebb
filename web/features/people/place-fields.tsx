import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { listCompanies } from '#shared/contracts/companies.ts';
import { listSpecialties } from '#shared/contracts/specialties.ts';
import { listStores } from '#shared/contracts/stores.ts';
import { scopeRequirements } from '#shared/domain/people/role-grants.ts';
import { type Role, sideOf } from '#shared/domain/roles.ts';
import { roleOf, useMe } from '../../api/me.ts';
import { ChoicesField } from '../../kit/form/choices.tsx';
import { useField } from '../../kit/form/fields.tsx';
import { useLookup } from '../../kit/list/use-lookup.ts';
import { Field } from '../../ui/field.tsx';
import { Section } from '../../ui/section.tsx';
import { Combobox } from '../../ui/select.tsx';

/** The fields of a place, in a form with a role. */
export type Place = { company: string | null; stores: string[]; specialties: string[] };
export const noPlace: Place = { company: null, stores: [], specialties: [] };
export const placeFields = {
  company: z.nullable(z.string()),
  stores: z.array(z.string()),
  specialties: z.array(z.string()),
};
/** The fields by the names of the API. */
export const placeFieldOf = { company_id: 'company', companies_ids: 'company', stores_ids: 'stores' } as const;

/** The parts of a place that a role needs, as the API expects them. Other choices are kept in the form. */
export const placeFor = (role: Role, { company, stores, specialties }: Place) => {
  const need = scopeRequirements(role);
  return {
    ...(need.company && company && { companies_ids: [company] }),
    ...(need.stores && { stores_ids: stores }),
    ...(need.specialties && specialties.length > 0 && { categories_ids: specialties }),
  };
};

/** What is missing in a form with a role and a place. */
export const usePlaceErrors = () => {
  const { t } = useTranslation('people');
  return ({ role, stores }: { role: Role | null; stores: readonly string[] }) => ({
    role: role ? undefined : t('inviting.roleChoose'),
    stores: role && scopeRequirements(role).stores && stores.length === 0 ? t('place.needed') : undefined,
  });
};

/** The place of a form with a role, once the role needs one. */
export const PlaceSection = () => {
  const { t } = useTranslation('people');
  const anyCompany = sideOf(roleOf(useMe())) === 'platform';
  const role = useWatch<{ role: Role | null }, 'role'>({ name: 'role' });
  const need = role && scopeRequirements(role);
  if (!need?.stores && !need?.specialties && !(need?.company && anyCompany)) return null;
  return (
    <Section title={t('inviting.where')} reason={t('inviting.whereReason')}>
      <PlaceFields />
    </Section>
  );
};

/** The company, the stores and the specialties of the form's role. */
export const PlaceFields = () => {
  const role = useWatch<{ role: Role | null }, 'role'>({ name: 'role' });
  const company = useWatch<Place, 'company'>({ name: 'company' });
  const anyCompany = sideOf(roleOf(useMe())) === 'platform';
  const need = role ? scopeRequirements(role) : null;
  return (
    <div className="flex flex-col gap-4">
      {anyCompany && need?.company && <CompanyField key={need.company} role={need.company} />}
      {need?.stores && (!anyCompany || company) && <StoreChoices company={company} />}
      {need?.specialties && <SpecialtyChoices />}
    </div>
  );
};

/** Another company has other stores. */
const CompanyField = ({ role }: { role: 'customer' | 'vendor' }) => {
  const { t } = useTranslation('people');
  const { setValue, clearErrors } = useFormContext<Place>();
  const label = t('place.company');
  const { field, error } = useField('company', { label });
  const value = field.value as string | null;
  const companies = useLookup(listCompanies, {
    request: (query) => ({ query: { ...query, roles: role } }),
    options: ({ data }) =>
      data
        .filter(({ id, active }) => active || id === value)
        .map(({ id, name, inn }) => ({ value: id, label: name, note: inn })),
    chosen: [value],
  });
  return (
    <Field label={label} error={error}>
      {(ids) => (
        <Combobox
          {...ids}
          invalid={error !== undefined}
          {...companies}
          value={value}
          placeholder={t('place.companyChoose')}
          onChange={(company) => {
            field.onChange(company);
            setValue('stores', [], { shouldDirty: true });
            clearErrors(['company', 'stores']);
          }}
        />
      )}
    </Field>
  );
};

export const StoreChoices = ({ company, name = 'stores' }: { company: string | null; name?: string }) => {
  const { t } = useTranslation('people');
  const chosen = useWatch<Record<string, string[]>>({ name }) ?? [];
  const stores = useLookup(listStores, {
    request: (query) => ({ query: { ...query, ...(company && { company_id: company }) } }),
    options: ({ data }) => data.map(({ id, name, address }) => ({ value: id, label: name, note: address })),
    chosen,
  });
  return (
    <ChoicesField
      name={name}
      label={t('place.stores')}
      find={t('place.storesFind')}
      empty={t('place.storesNone')}
      {...stores}
    />
  );
};

export const SpecialtyChoices = ({ name = 'specialties' }: { name?: string }) => {
  const { t } = useTranslation(['people', 'common']);
  const chosen = useWatch<Record<string, string[]>>({ name }) ?? [];
  const specialties = useLookup(listSpecialties, {
    request: (query) => ({ query }),
    options: ({ data }) => data.map(({ id, name }) => ({ value: id, label: name })),
    chosen,
  });
  return (
    <ChoicesField
      name={name}
      label={t('place.specialties')}
      find={t('place.specialtiesFind')}
      empty={t('common:nothingFound')}
      {...specialties}
    />
  );
};
