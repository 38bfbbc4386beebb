import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { listStores } from '#shared/contracts/stores.ts';
import { useMay } from '../../api/me.ts';
import { useGet } from '../../api/query.ts';
import { paths } from '../../paths.ts';
import { ExportMenu } from '../../resource/export-menu.tsx';
import { FilterChips, SearchBox } from '../../resource/filters.tsx';
import { useListState } from '../../resource/list-state.ts';
import { ListTools } from '../../resource/list-tools.tsx';
import { Pager } from '../../resource/pager.tsx';
import { ResourceTable } from '../../resource/resource-table.tsx';
import { useTotal } from '../../resource/total.ts';
import { useColumns } from '../../resource/use-columns.ts';
import { ViewTabs } from '../../resource/view-tabs.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Page, Toolbar } from '../../ui/page.tsx';
import { useStoreColumns } from './columns.tsx';

export default function StoreList() {
  const { t } = useTranslation(['stores', 'common']);
  const mayAdd = useMay('store.create');
  const state = useListState('stores', listStores, { name: 'one', address: 'one' });
  const stores = useGet(listStores, { query: state.query });
  const columns = useColumns(state, useStoreColumns());
  const nothingYet = stores.data?.total === 0 && !state.filtered;
  const addStore = (
    <ButtonLink variant="primary" icon={Plus} keys="C" to={paths.stores.new}>
      {t('new')}
    </ButtonLink>
  );
  return (
    <Page title={t('title')} count={useTotal()(stores.data)} actions={mayAdd && !nothingYet && addStore}>
      <ViewTabs state={state} label={t('common:views.label')} />
      <Toolbar>
        <SearchBox state={state} filter="name" label={t('search')} />
        <FilterChips state={state} filters={[{ key: 'address', label: t('columns.address') }]} />
        <ListTools state={state} columns={columns}>
          <ExportMenu list="stores" query={() => state.query} />
        </ListTools>
      </Toolbar>
      <ResourceTable
        label={t('title')}
        columns={columns}
        list={stores}
        href={(store) => paths.stores.edit(store.id)}
        state={state}
        none={
          <EmptyState
            kind="search"
            title={t('none.title')}
            actions={<Button onClick={state.clear}>{t('common:filters.clearAll')}</Button>}
          >
            {t('none.text')}
          </EmptyState>
        }
        first={
          <EmptyState kind="start" title={t('first.title')} actions={mayAdd && addStore}>
            {t(mayAdd ? 'first.text' : 'first.readOnly')}
          </EmptyState>
        }
      />
      <Pager state={state} answer={stores.data} />
    </Page>
  );
}
