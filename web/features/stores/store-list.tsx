import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { listStores } from '#shared/contracts/stores.ts';
import { useMay } from '../../api/me.ts';
import { useGet } from '../../api/query.ts';
import { paths } from '../../paths.ts';
import { ExportMenu } from '../../resource/export-menu.tsx';
import { FilterChips } from '../../resource/filters.tsx';
import { ListPage } from '../../resource/list-page.tsx';
import { useListState } from '../../resource/list-state.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { useStoreColumns } from './columns.tsx';

export default function StoreList() {
  const { t } = useTranslation('stores');
  const mayAdd = useMay('store.create');
  const state = useListState('stores', listStores, { name: 'one', address: 'one', active: 'one' });
  const { active, ...others } = state.query;
  const query = { ...others, active: active === 'false' ? ('false' as const) : ('true' as const) };
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
      search={{ filter: 'name', label: t('search') }}
      filters={
        <FilterChips
          state={state}
          filters={[
            { key: 'address', label: t('columns.address') },
            {
              key: 'active',
              label: t('state.label'),
              options: [
                { value: 'true', label: t('state.true') },
                { value: 'false', label: t('state.false') },
              ],
              one: true,
            },
          ]}
        />
      }
      tools={<ExportMenu list="stores" query={() => query} />}
      href={({ id }) => paths.stores.edit(id)}
      none={{ title: t('none.title'), text: t('none.text') }}
      first={{ title: t('first.title'), text: t(mayAdd ? 'first.text' : 'first.readOnly') }}
    />
  );
}
