import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { getStore, type Store, updateStore, updateWorkingTime } from '#shared/contracts/stores.ts';
import { api } from '../../api/client.ts';
import { useMay } from '../../api/me.ts';
import { useGet, useSend } from '../../api/query.ts';
import { ResourceForm } from '../../kit/form/resource-form.tsx';
import type { FormTab } from '../../kit/form/use-resource-form.ts';
import { Loaded } from '../../kit/parts/loaded.tsx';
import { Page } from '../../ui/page.tsx';
import { Tag } from '../../ui/pill.tsx';
import { Section } from '../../ui/section.tsx';
import { StoreActions } from './store-actions.tsx';
import { StoreCode } from './store-code.tsx';
import { StoreFields, useStoreTabs } from './store-fields.tsx';
import { StorePerformers } from './store-performers.tsx';
import { StoreUsers } from './store-users.tsx';

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
  const saveHours = useSend(updateWorkingTime);
  const mayDeactivate = useMay('store.deactivate');
  const params = { id: store.id };
  const limits = store.editable.length === 0 ? t('readOnly') : !store.editable.includes('name') && t('scheduleOnly');
  return (
    <Page title={store.name} aside={<Owner store={store} />} actions={mayDeactivate && <StoreActions store={store} />}>
      <ResourceForm
        schema={updateStore.body}
        values={store}
        editable={store.editable}
        tabs={useEditTabs()}
        tabsLabel={t('tabs')}
        submit={async ({ version, schedule, ...others }) => {
          const isSchedule = schedule && Object.keys(others).length === 0;
          const saved = isSchedule
            ? await saveHours.mutateAsync({ params, body: { version, schedule } })
            : await save.mutateAsync({ params, body: { version, ...(schedule && { schedule }), ...others } });
          return saved.data;
        }}
        reload={async () => (await api(getStore, { params })).data}
      >
        {(tab) =>
          tab === 'code' ? (
            <StoreCode store={store} />
          ) : tab === 'users' ? (
            <StoreUsers store={store} />
          ) : tab === 'performers' ? (
            <StorePerformers store={store} />
          ) : (
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
          )
        }
      </ResourceForm>
    </Page>
  );
};

const Owner = ({ store }: { store: Store }) => {
  const { t } = useTranslation('stores');
  return (
    <span className="flex flex-wrap items-center gap-2">
      {store.company.name}
      {!store.active && <Tag tone="warning">{t('inactive')}</Tag>}
    </span>
  );
};

/** The tabs of the code, the users and the performers have no fields: their changes apply at once. */
const useEditTabs = (): [FormTab, ...FormTab[]] => {
  const { t } = useTranslation('stores');
  const mayListUsers = useMay('store.list-users');
  const mayUpdate = useMay('store.update');
  const mayListPerformers = useMay('client.list');
  return [
    ...useStoreTabs(),
    ...(mayUpdate ? [{ id: 'code', label: t('code.tab'), fields: [] }] : []),
    ...(mayListUsers ? [{ id: 'users', label: t('users.tab'), fields: [] }] : []),
    ...(mayListPerformers ? [{ id: 'performers', label: t('performers.tab'), fields: [] }] : []),
  ];
};
