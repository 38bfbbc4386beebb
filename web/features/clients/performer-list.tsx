import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { listPerformers, type Performer } from '#shared/contracts/clients.ts';
import { useGet } from '../../api/query.ts';
import { useSpecialtyFilter } from '../../domain/lookup-filters.ts';
import { FilterChips } from '../../kit/list/filters.tsx';
import { ListPage } from '../../kit/list/list-page.tsx';
import { useListState } from '../../kit/list/list-state.ts';
import { AskDialog } from './ask-dialog.tsx';
import { ClientTabs } from './client-tabs.tsx';
import { ContactsLeft } from './contacts-left.tsx';
import { usePerformerColumns } from './performer-columns.tsx';

/** The directory of performers. An order for a store that nobody serves links here with ?town&category_id&store. */
export default function PerformerList() {
  const { t } = useTranslation('clients');
  const [search] = useSearchParams();
  const state = useListState('performers', listPerformers, { name: 'one', town: 'one', category_id: 'many' });
  const performers = useGet(listPerformers, { query: state.query });
  const [asking, setAsking] = useState<Performer | null>(null);
  return (
    <ListPage
      title={t('find.title')}
      state={state}
      list={performers}
      columns={usePerformerColumns(setAsking)}
      tabs={<ClientTabs current="find" />}
      intro={performers.data?.contacts && <ContactsLeft contacts={performers.data.contacts} />}
      search={{ filter: 'name', label: t('find.search') }}
      filters={
        <FilterChips
          state={state}
          filters={[
            { key: 'town', label: t('find.town') },
            { key: 'category_id', label: t('find.specialty'), useOptions: useSpecialtyFilter },
          ]}
        />
      }
      none={{ title: t('find.none.title'), text: t('find.none.text') }}
      first={{ title: t('find.first.title'), text: t('find.first.text') }}
    >
      {asking && (
        <AskDialog key={asking.id} performer={asking} store={search.get('store')} onClose={() => setAsking(null)} />
      )}
    </ListPage>
  );
}
