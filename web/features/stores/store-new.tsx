import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { listCompanies } from '#shared/contracts/companies.ts';
import { nullsOf } from '#shared/contracts/fields.ts';
import { createStore, StoreFields as StoreFieldsSchema, type StoreInput } from '#shared/contracts/stores.ts';
import { roleOf, useMe } from '../../api/me.ts';
import { useSend } from '../../api/query.ts';
import { useOfferNextStep } from '../../domain/setup/next-step.ts';
import { usualHours } from '../../domain/stores/usual-hours.ts';
import { ComboboxField } from '../../kit/form/fields.tsx';
import { ResourceForm } from '../../kit/form/resource-form.tsx';
import { useLookup } from '../../kit/list/use-lookup.ts';
import { paths } from '../../paths.ts';
import { Page } from '../../ui/page.tsx';
import { StoreFields, useStoreTabs } from './store-fields.tsx';

const empty: StoreInput = {
  ...nullsOf(StoreFieldsSchema),
  name: '',
  address: '',
  time_zone: 'Europe/Prague',
  schedule: {
    week: {
      mon: usualHours,
      tue: usualHours,
      wed: usualHours,
      thu: usualHours,
      fri: usualHours,
      sat: usualHours,
      sun: [],
    },
    exceptions: [],
  },
  pickup: false,
  delivery_warehouse: false,
};

export default function StoreNew() {
  const { t } = useTranslation('stores');
  const navigate = useNavigate();
  const create = useSend(createStore);
  const offerNextStep = useOfferNextStep();
  const anyCompany = roleOf(useMe()) === 'ROLE_ADMIN';
  return (
    <Page title={t('new')}>
      <ResourceForm
        creating
        schema={createStore.body}
        values={empty}
        tabs={useStoreTabs()}
        tabsLabel={t('tabs')}
        submitLabel={t('create')}
        submit={async (body) => (await create.mutateAsync({ body })).data}
        onSaved={(store) => {
          offerNextStep('store');
          void navigate(paths.stores.edit(store.id), { replace: true });
        }}
      >
        {(tab) => <StoreFields tab={tab} owner={anyCompany && <CompanyField />} />}
      </ResourceForm>
    </Page>
  );
}

const CompanyField = () => {
  const { t } = useTranslation('stores');
  const chosen = useWatch<{ company_id?: string }, 'company_id'>({ name: 'company_id' });
  const companies = useLookup(listCompanies, {
    request: (query) => ({ query: { ...query, roles: 'customer' as const } }),
    options: ({ data }) =>
      data
        .filter(({ id, active }) => active || id === chosen)
        .map(({ id, name, inn }) => ({ value: id, label: name, note: inn })),
    chosen: [chosen],
  });
  return <ComboboxField name="company_id" label={t('common.company')} hint={t('common.companyHint')} {...companies} />;
};
