import { useTranslation } from 'react-i18next';
import { listSpecialties } from '#shared/contracts/specialties.ts';
import { listStores } from '#shared/contracts/stores.ts';
import { scopeRequirements } from '#shared/domain/people/role-grants.ts';
import type { Role } from '#shared/domain/roles.ts';
import { sideOf } from '#shared/domain/roles.ts';
import { roleOf, useMe } from '../../api/me.ts';
import { useGet } from '../../api/query.ts';
import { Field } from '../../ui/field.tsx';
import { Combobox } from '../../ui/select.tsx';
import type { Option } from '../../ui/select.tsx';
import { Choices } from './choices.tsx';

type Place = { company: string | null; stores: string[]; specialties: string[] };
export const noPlace: Place = { company: null, stores: [], specialties: [] };
export type PlaceErrors = {
  company?: string | undefined;
  stores?: string | undefined;
  specialties?: string | undefined;
};

/** The parts of a place that a role needs, as the API expects them. Other choices are kept in the form. */
export const placeFor = (role: Role, { company, stores, specialties }: Place) => {
  const need = scopeRequirements(role);
  return {
    ...(need.company && company && { companies_ids: [company] }),
    ...(need.stores && { stores_ids: stores }),
    ...(need.specialties && specialties.length > 0 && { categories_ids: specialties }),
  };
};

/** Whether a role needs any of these fields, for the person who grants it. */
export const useNeedsPlace = (): ((role: Role) => boolean) => {
  const anyCompany = sideOf(roleOf(useMe())) === 'platform';
  return (role) => {
    const need = scopeRequirements(role);
    return need.stores || need.specialties || (need.company !== null && anyCompany);
  };
};

/** The company, the stores and the specialties of a role. */
export const PlaceFields = ({
  role,
  value,
  onChange,
  errors = {},
}: {
  role: Role;
  value: Place;
  onChange: (value: Place) => void;
  errors?: PlaceErrors;
}) => {
  const { t } = useTranslation('people');
  const anyCompany = sideOf(roleOf(useMe())) === 'platform';
  const need = scopeRequirements(role);
  const stores = useStoreOptions(value.company, need.stores || (anyCompany && need.company !== null));
  return (
    <div className="flex flex-col gap-4">
      {anyCompany && need.company && (
        <Field label={t('place.company')} error={errors.company}>
          {(ids) => (
            <Combobox
              {...ids}
              invalid={errors.company !== undefined}
              options={stores.companies[need.company ?? 'customer']}
              value={value.company}
              placeholder={t('place.companyChoose')}
              onChange={(company) => onChange({ ...value, company, stores: [] })}
            />
          )}
        </Field>
      )}
      {need.stores && (!anyCompany || value.company) && (
        <Choices
          label={t('place.stores')}
          find={t('place.storesFind')}
          empty={t('place.storesNone')}
          options={stores.options}
          value={value.stores}
          onChange={(chosen) => onChange({ ...value, stores: chosen })}
          error={errors.stores}
        />
      )}
      {need.specialties && (
        <SpecialtyChoices value={value.specialties} onChange={(specialties) => onChange({ ...value, specialties })} />
      )}
    </div>
  );
};

/** All stores that the reader can access; the companies are their owners and the performers that serve them. */
const useStoreOptions = (company: string | null, enabled: boolean) => {
  const { data } = useGet(listStores, { query: { per_page: '1000' } }, { enabled });
  const companyOptions = (all: { id: string; name: string }[]): Option[] =>
    [...new Map(all.map(({ id, name }) => [id, name]))].map(([value, label]) => ({ value, label }));
  return {
    companies: {
      customer: companyOptions(data?.data.map((store) => store.company) ?? []),
      vendor: companyOptions(data?.data.flatMap((store) => store.vendors) ?? []),
    },
    options: data?.data
      .filter((store) => !company || store.company.id === company)
      .map(({ id, name, address }): Option => ({ value: id, label: name, note: address })),
  };
};

const SpecialtyChoices = ({ value, onChange }: { value: string[]; onChange: (value: string[]) => void }) => {
  const { t } = useTranslation(['people', 'common']);
  const { data } = useGet(listSpecialties, { query: { per_page: '1000' } });
  return (
    <Choices
      label={t('place.specialties')}
      find={t('place.specialtiesFind')}
      empty={t('common:nothingFound')}
      options={data?.data.map(({ id, name }) => ({ value: id, label: name }))}
      value={value}
      onChange={onChange}
    />
  );
};
