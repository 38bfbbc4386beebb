import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { listWaiting } from '#shared/contracts/people.ts';
import type { PendingUser } from '#shared/contracts/people.ts';
import { grantableRoles } from '#shared/domain/people/role-grants.ts';
import { roleOf, useMe } from '../../api/me.ts';
import { useGet } from '../../api/query.ts';
import { FilterChips, SearchBox } from '../../resource/filters.tsx';
import { useListState } from '../../resource/list-state.ts';
import { Pager } from '../../resource/pager.tsx';
import { ResourceTable } from '../../resource/resource-table.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Page, Toolbar } from '../../ui/page.tsx';
import { AdmitDialog } from './admit-dialog.tsx';
import { RefuseDialog } from './refuse-dialog.tsx';
import { useWaitingColumns } from './waiting-columns.tsx';

/** Newcomers who wait to be admitted. */
export default function WaitingList() {
  const { t } = useTranslation(['people', 'common']);
  const roles = grantableRoles(roleOf(useMe()));
  const state = useListState('waiting', { name: 'one', roles });
  const waiting = useGet(listWaiting, { query: state.query });
  const [answering, setAnswering] = useState<{ as: 'admit' | 'refuse'; person: PendingUser } | null>(null);
  const close = () => setAnswering(null);
  const Asking = answering?.as === 'refuse' ? RefuseDialog : AdmitDialog;
  return (
    <Page title={t('waiting.title')} count={waiting.data?.total}>
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
      </Toolbar>
      <ResourceTable
        label={t('waiting.title')}
        columns={useWaitingColumns((as, person) => setAnswering({ as, person }))}
        list={waiting}
        filtered={state.filtered}
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
      <Pager state={state} total={waiting.data?.total} />
      {answering && <Asking key={answering.person.id} person={answering.person} onClose={close} />}
    </Page>
  );
}
