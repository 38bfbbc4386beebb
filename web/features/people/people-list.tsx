import { MailPlus, UserX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Navigate, useParams } from 'react-router';
import type { Person } from '#shared/contracts/people.ts';
import { listUsers } from '#shared/contracts/people.ts';
import type { PeoplePage } from '#shared/domain/people/people-pages.ts';
import { peoplePageFor, peoplePages } from '#shared/domain/people/people-pages.ts';
import { roleOf, useMe } from '../../api/me.ts';
import { useGet } from '../../api/query.ts';
import { paths } from '../../paths.ts';
import { BulkButton } from '../../resource/bulk-button.tsx';
import { ExportMenu } from '../../resource/export-menu.tsx';
import { FilterChips, SearchBox } from '../../resource/filters.tsx';
import { ListTools } from '../../resource/list-tools.tsx';
import { Pager } from '../../resource/pager.tsx';
import { ResourceTable } from '../../resource/resource-table.tsx';
import { useTotal } from '../../resource/total.ts';
import { useColumns } from '../../resource/use-columns.ts';
import { useSelection } from '../../resource/use-selection.ts';
import { ViewTabs } from '../../resource/view-tabs.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Body, Page, Toolbar } from '../../ui/page.tsx';
import { usePeopleColumns } from './people-columns.tsx';
import { useDeactivateMany } from './use-deactivate-many.tsx';
import { usePeopleChips, usePeopleFilters } from './use-people-filters.ts';
import { usePersonDrawer } from './use-person-drawer.tsx';

export default function PeopleList() {
  const { page: address = '' } = useParams();
  const page = peoplePageFor(roleOf(useMe()), address);
  return page ? <PeopleOfRole key={page} page={page} /> : <Navigate to={paths.missing} replace />;
}

const PeopleOfRole = ({ page }: { page: PeoplePage }) => {
  const { t } = useTranslation(['people', 'common']);
  const state = usePeopleFilters(page);
  const drawer = usePersonDrawer();
  const people = useGet(listUsers, { query: state.query }, { enabled: !state.isTooWide });
  const selection = useSelection<Person>(listUsers, state, people.data);
  const deactivate = useDeactivateMany(selection.only);
  const columns = useColumns(state, usePeopleColumns(page, people.data?.data ?? [], drawer.open));
  const chips = usePeopleChips(page);
  const title = t(`list.titles.${page}`);
  const invite = (
    <ButtonLink variant="primary" icon={MailPlus} keys="C" to={paths.people.inviteAs(peoplePages[page])}>
      {t('list.invite')}
    </ButtonLink>
  );
  const nothingYet = people.data?.total === 0 && !state.filtered;
  const empty = (kind: 'wide' | 'none') => (
    <EmptyState
      kind="search"
      title={t(`list.${kind}.title`)}
      actions={<Button onClick={state.clear}>{t('common:filters.clearAll')}</Button>}
    >
      {t(`list.${kind}.text`)}
    </EmptyState>
  );
  return (
    <Page title={title} count={useTotal()(state.isTooWide ? undefined : people.data)} actions={!nothingYet && invite}>
      <ViewTabs state={state} label={t('common:views.label')} />
      <Toolbar>
        <SearchBox state={state} filter="name" label={t('list.search')} />
        <FilterChips state={state} filters={chips} />
        <ListTools state={state} columns={columns}>
          {!state.isTooWide && <ExportMenu list="users" query={() => state.query} />}
        </ListTools>
      </Toolbar>
      {state.isTooWide ? (
        <Body>{empty('wide')}</Body>
      ) : (
        <ResourceTable
          label={title}
          columns={columns}
          list={people}
          href={({ id }) => paths.people.edit(id)}
          selection={selection}
          bulk={
            <BulkButton icon={UserX} onClick={() => deactivate.ask(selection.rows)}>
              {t('deactivating.bulk')}
            </BulkButton>
          }
          state={state}
          none={empty('none')}
          first={
            <EmptyState kind="start" title={t('list.first.title')} actions={invite}>
              {t('list.first.text')}
            </EmptyState>
          }
        />
      )}
      <Pager state={state} answer={state.isTooWide ? undefined : people.data} />
      {drawer.shown}
      {deactivate.dialogs}
    </Page>
  );
};
