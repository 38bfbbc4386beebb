import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { listStores } from '#shared/contracts/stores.ts';
import { useMay } from '../../api/me.ts';
import { useGet } from '../../api/query.ts';
import { ExportMenu } from '../../kit/list/export-menu.tsx';
import { ListPage } from '../../kit/list/list-page.tsx';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { useStoreColumns } from './columns.tsx';
import { storeQuery, StoreFilters, StoreTabs, useStoreListState } from './store-filters.tsx';

export default function StoreList() {
  const { t } = useTranslation('stores');
  const mayAdd = useMay('store.create');
  const state = useStoreListState();
  const query = storeQuery(state);
  return (
    <ListPage
      title={t('title')}
      state={state}
      list={useGet(listStores, { query })}
      columns={useStoreColumns()}
      add={
        mayAdd && (
          <ButtonLink variant="primary" icon={Plus} keys="C" to={paths.stores.new}>
            {t('new')}
          </ButtonLink>
        )
      }
      tabs={<StoreTabs current="list" state={state} />}
      search={{ filter: 'name', label: t('search') }}
      filters={<StoreFilters state={state} />}
      tools={<ExportMenu list="stores" query={() => query} />}
      href={({ id }) => paths.stores.edit(id)}
      none={{ title: t('none.title'), text: t('none.text') }}
      first={{ title: t('first.title'), text: t(mayAdd ? 'first.text' : 'first.readOnly') }}
    />
  );
}
