import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { listSpecialties } from '#shared/contracts/specialties.ts';
import { useGet } from '../../api/query.ts';
import { paths } from '../../paths.ts';
import { SearchBox } from '../../resource/filters.tsx';
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
import { useSpecialtyColumns } from './columns.tsx';

export default function SpecialtyList() {
  const { t } = useTranslation(['specialties', 'common']);
  const state = useListState('specialties', listSpecialties, { name: 'one' });
  const specialties = useGet(listSpecialties, { query: state.query });
  const columns = useColumns(state, useSpecialtyColumns());
  const add = (
    <ButtonLink variant="primary" icon={Plus} keys="C" to={paths.specialties.new}>
      {t('new')}
    </ButtonLink>
  );
  return (
    <Page title={t('title')} count={useTotal()(specialties.data)} actions={add}>
      <ViewTabs state={state} label={t('common:views.label')} />
      <Toolbar>
        <SearchBox state={state} filter="name" label={t('search')} />
        <ListTools state={state} columns={columns} />
      </Toolbar>
      <ResourceTable
        label={t('title')}
        columns={columns}
        list={specialties}
        href={({ id }) => paths.specialties.edit(id)}
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
          <EmptyState kind="start" title={t('first.title')}>
            {t('first.text')}
          </EmptyState>
        }
      />
      <Pager state={state} answer={specialties.data} />
    </Page>
  );
}
