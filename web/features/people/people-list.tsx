import { MailPlus, Sheet, UserPlus, UserX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Navigate, useParams } from 'react-router';
import { listUsers, type Person } from '#shared/contracts/people.ts';
import { type PeoplePage, peoplePageFor, peoplePages } from '#shared/domain/people/people-pages.ts';
import { roleOf, useMay, useMe } from '../../api/me.ts';
import { useGet } from '../../api/query.ts';
import { BulkButton } from '../../kit/list/bulk-button.tsx';
import { ExportMenu } from '../../kit/list/export-menu.tsx';
import { FilterChips } from '../../kit/list/filters.tsx';
import { ListPage } from '../../kit/list/list-page.tsx';
import { useSelection } from '../../kit/list/use-selection.ts';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
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
  const { t } = useTranslation('people');
  const state = usePeopleFilters(page);
  const mayCreate = useMay('user.create');
  const mayImport = useMay('user.import');
  const drawer = usePersonDrawer();
  const people = useGet(listUsers, { query: state.query }, { enabled: !state.isTooWide });
  const selection = useSelection<Person>(listUsers, state, people.data);
  const deactivate = useDeactivateMany(selection.only);
  return (
    <ListPage
      title={t(`list.titles.${page}`)}
      state={state}
      list={people}
      columns={usePeopleColumns(page, people.data?.data ?? [], drawer.open)}
      add={
        <>
          {page === 'staff' && mayImport && (
            <ButtonLink icon={Sheet} to={paths.people.import}>
              {t('importing.open')}
            </ButtonLink>
          )}
          {mayCreate && (
            <ButtonLink icon={UserPlus} to={paths.people.create(peoplePages[page], state.filters.company_id)}>
              {t('list.create')}
            </ButtonLink>
          )}
          <ButtonLink variant="primary" icon={MailPlus} keys="C" to={paths.people.inviteAs(peoplePages[page])}>
            {t('list.invite')}
          </ButtonLink>
        </>
      }
      search={{ filter: 'name', label: t('list.search') }}
      filters={<FilterChips state={state} filters={usePeopleChips(page)} />}
      tools={!state.isTooWide && <ExportMenu list="users" query={() => state.query} />}
      href={({ id }) => paths.people.edit(id)}
      selection={selection}
      bulk={
        <BulkButton icon={UserX} onClick={() => deactivate.ask(selection.rows)}>
          {t('deactivating.bulk')}
        </BulkButton>
      }
      none={{ title: t('list.none.title'), text: t('list.none.text') }}
      first={{ title: t('list.first.title'), text: t('list.first.text') }}
      refused={state.isTooWide && { title: t('list.wide.title'), text: t('list.wide.text') }}
    >
      {drawer.shown}
      {deactivate.dialogs}
    </ListPage>
  );
};
