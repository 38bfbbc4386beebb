import { Ban } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { listWaiting } from '#shared/contracts/people.ts';
import type { PendingUser } from '#shared/contracts/people.ts';
import { grantableRoles } from '#shared/domain/people/role-grants.ts';
import { roleOf, useMe } from '../../api/me.ts';
import { useGet } from '../../api/query.ts';
import { BulkButton } from '../../resource/bulk-button.tsx';
import { FilterChips, SearchBox } from '../../resource/filters.tsx';
import { useListState } from '../../resource/list-state.ts';
import { ListTools } from '../../resource/list-tools.tsx';
import { Pager } from '../../resource/pager.tsx';
import { ResourceTable } from '../../resource/resource-table.tsx';
import { useTotal } from '../../resource/total.ts';
import { useColumns } from '../../resource/use-columns.ts';
import { useSelection } from '../../resource/use-selection.ts';
import { ViewTabs } from '../../resource/view-tabs.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Page, Toolbar } from '../../ui/page.tsx';
import { AdmitDialog } from './admit-dialog.tsx';
import { RefuseDialog } from './refuse-dialog.tsx';
import { useRefuseMany } from './use-refuse-many.tsx';
import { useWaitingColumns } from './waiting-columns.tsx';

/** Newcomers who wait to be admitted. */
export default function WaitingList() {
  const { t } = useTranslation(['people', 'common']);
  const roles = grantableRoles(roleOf(useMe()));
  const state = useListState('waiting', listWaiting, { name: 'one', roles });
  const waiting = useGet(listWaiting, { query: state.query });
  const selection = useSelection<PendingUser>(listWaiting, state, waiting.data);
  const refuseMany = useRefuseMany(selection.only);
  const [answering, setAnswering] = useState<{ as: 'admit' | 'refuse'; person: PendingUser } | null>(null);
  const columns = useColumns(
    state,
    useWaitingColumns((as, person) => setAnswering({ as, person })),
  );
  const close = () => setAnswering(null);
  const Asking = answering?.as === 'refuse' ? RefuseDialog : AdmitDialog;
  return (
    <Page title={t('waiting.title')} count={useTotal()(waiting.data)}>
      <ViewTabs state={state} label={t('common:views.label')} />
      <Toolbar>
        <SearchBox state={state} filter="name" label={t('waiting.search')} />
        <FilterChips
          state={state}
          filters={[
            {
              key: 'roles',
              label: t('waiting.columns.asks'),
              options: roles.map((value) => ({ value, label: t(`common:role.${value}`) })),
            },
          ]}
        />
        <ListTools state={state} columns={columns} />
      </Toolbar>
      <ResourceTable
        label={t('waiting.title')}
        columns={columns}
        list={waiting}
        state={state}
        selection={selection}
        bulk={
          <BulkButton icon={Ban} onClick={() => refuseMany.ask(selection.rows)}>
            {t('refusing.bulk')}
          </BulkButton>
        }
        none={
          <EmptyState
            kind="search"
            title={t('waiting.none.title')}
            actions={<Button onClick={state.clear}>{t('common:filters.clearAll')}</Button>}
          >
            {t('waiting.none.text')}
          </EmptyState>
        }
        first={
          <EmptyState kind="start" title={t('waiting.first.title')}>
            {t('waiting.first.text')}
          </EmptyState>
        }
      />
      <Pager state={state} answer={waiting.data} />
      {refuseMany.dialogs}
      {answering && <Asking key={answering.person.id} person={answering.person} onClose={close} />}
    </Page>
  );
}
