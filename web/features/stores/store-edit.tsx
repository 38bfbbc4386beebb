import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { getStore, updateStore } from '#shared/contracts/stores.ts';
import type { Store } from '#shared/contracts/stores.ts';
import { api } from '../../api/client.ts';
import { useGet, useSend } from '../../api/query.ts';
import { Loaded } from '../../resource/loaded.tsx';
import { ResourceForm } from '../../resource/resource-form.tsx';
import { Page } from '../../ui/page.tsx';
import { Tag } from '../../ui/pill.tsx';
import { Section } from '../../ui/section.tsx';
import { StoreFields, useStoreTabs } from './store-fields.tsx';

export default function StoreEdit() {
  const { id = '' } = useParams();
  const { t } = useTranslation('stores');
  const store = useGet(getStore, { params: { id } });
  return (
    <Loaded title={t('title')} answer={store}>
      {({ data }) => <EditStore key={data.id} store={data} />}
    </Loaded>
  );
}

const EditStore = ({ store }: { store: Store }) => {
  const { t } = useTranslation('stores');
  const save = useSend(updateStore);
  const params = { id: store.id };
  const limits = store.editable.length === 0 ? t('readOnly') : !store.editable.includes('name') && t('scheduleOnly');
  return (
    <Page title={store.name} aside={store.company.name}>
      <ResourceForm
        schema={updateStore.body}
        values={store}
        editable={store.editable}
        tabs={useStoreTabs()}
        tabsLabel={t('tabs')}
        submit={async (body) => (await save.mutateAsync({ params, body })).data}
        reload={async () => (await api(getStore, { params })).data}
      >
        {(tab) => (
          <StoreFields
            tab={tab}
            limits={limits}
            more={
              <Section title={t('common.vendors')} reason={t('common.vendorsReason')}>
                <p className="flex flex-wrap gap-1.5">
                  {store.vendors.map(({ id, name }) => (
                    <Tag key={id}>{name}</Tag>
                  ))}
                  {store.vendors.length === 0 && <span className="text-ink-3">{t('noVendors')}</span>}
                </p>
              </Section>
            }
          />
        )}
      </ResourceForm>
    </Page>
  );
};
