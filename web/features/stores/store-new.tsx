import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { StoreInput } from '#shared/contracts/stores.ts';
import { createStore, listStores } from '#shared/contracts/stores.ts';
import type { Store } from '#shared/contracts/stores.ts';
import { roleOf, useMe } from '../../api/me.ts';
import { useGet, useSend } from '../../api/query.ts';
import { paths } from '../../paths.ts';
import { SelectField } from '../../resource/fields.tsx';
import { ResourceForm } from '../../resource/resource-form.tsx';
import { Page } from '../../ui/page.tsx';
import { StoreFields, useStoreTabs } from './store-fields.tsx';

const open = { from: '08:00', to: '20:00' };
const empty: StoreInput = {
  name: '',
  address: '',
  location: null,
  phone: null,
  sales_area_m2: null,
  time_zone: 'Europe/Prague',
  working_time: { mon: open, tue: open, wed: open, thu: open, fri: open, sat: open, sun: null },
  pickup: false,
  delivery_warehouse: false,
};

export default function StoreNew() {
  const { t } = useTranslation('stores');
  const navigate = useNavigate();
  const create = useSend(createStore);
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
        onSaved={(store) => void navigate(paths.stores.edit((store as Store).id), { replace: true })}
      >
        {(tab) => <StoreFields tab={tab} owner={anyCompany && <CompanyField />} />}
      </ResourceForm>
    </Page>
  );
}

/** Companies that already have stores. */
const CompanyField = () => {
  const { t } = useTranslation('stores');
  const stores = useGet(listStores, { query: { per_page: '1000' } });
  const names = new Map(stores.data?.data.map(({ company }) => [company.id, company.name]));
  return (
    <SelectField
      name="company_id"
      label={t('common.company')}
      hint={t('common.companyHint')}
      options={[...names].map(([value, label]) => ({ value, label }))}
    />
  );
};
