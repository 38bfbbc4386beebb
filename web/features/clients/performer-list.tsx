import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import type { Performer } from '#shared/contracts/clients.ts';
import { listPerformers } from '#shared/contracts/clients.ts';
import { useGet } from '../../api/query.ts';
import { FilterChips, SearchBox } from '../../resource/filters.tsx';
import { useListState } from '../../resource/list-state.ts';
import { ListTools } from '../../resource/list-tools.tsx';
import { useSpecialtyFilter } from '../../resource/lookup-filters.ts';
import { Pager } from '../../resource/pager.tsx';
import { ResourceTable } from '../../resource/resource-table.tsx';
import { useTotal } from '../../resource/total.ts';
import { useColumns } from '../../resource/use-columns.ts';
import { ViewTabs } from '../../resource/view-tabs.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Page, Toolbar } from '../../ui/page.tsx';
import { AskDialog } from './ask-dialog.tsx';
import { ClientTabs } from './client-tabs.tsx';
import { usePerformerColumns } from './performer-columns.tsx';

/** The directory of performers. An order for a store that nobody serves links here with ?town&category_id&store. */
export default function PerformerList() {
  const { t } = useTranslation(['clients', 'common']);
  const [search] = useSearchParams();
  const state = useListState('performers', listPerformers, { name: 'one', town: 'one', category_id: 'many' });
  const performers = useGet(listPerformers, { query: state.query });
  const [asking, setAsking] = useState<Performer | null>(null);
  const columns = useColumns(state, usePerformerColumns(setAsking));
  return (
    <Page title={t('find.title')} count={useTotal()(performers.data)}>
      <ClientTabs current="find" />
      <ViewTabs state={state} label={t('common:views.label')} />
      <Toolbar>
        <SearchBox state={state} filter="name" label={t('find.search')} />
        <FilterChips
          state={state}
          filters={[
            { key: 'town', label: t('find.town') },
            { key: 'category_id', label: t('find.specialty'), useOptions: useSpecialtyFilter },
          ]}
        />
        <ListTools state={state} columns={columns} />
      </Toolbar>
      <ResourceTable
        label={t('find.title')}
        columns={columns}
        list={performers}
        state={state}
        none={
          <EmptyState
            kind="search"
            title={t('find.none.title')}
            actions={<Button onClick={state.clear}>{t('common:filters.clearAll')}</Button>}
          >
            {t('find.none.text')}
          </EmptyState>
        }
        first={
          <EmptyState kind="start" title={t('find.first.title')}>
            {t('find.first.text')}
          </EmptyState>
        }
      />
      <Pager state={state} answer={performers.data} />
      {asking && (
        <AskDialog key={asking.id} performer={asking} store={search.get('store')} onClose={() => setAsking(null)} />
      )}
    </Page>
  );
}
