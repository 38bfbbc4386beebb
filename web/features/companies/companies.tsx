import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { CompanyRole } from '#shared/contracts/companies.ts';
import { companyRoles, listCompanies } from '#shared/contracts/companies.ts';
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
import { useCompanyColumns } from './columns.tsx';

/** The companies of the platform, or `only` those of one role. Each list has settings of its own. */
export const Companies = ({ list, only }: { list: 'companies' | 'vendors' | 'customers'; only?: CompanyRole }) => {
  const { t } = useTranslation(['companies', 'common']);
  const state = useListState(list, listCompanies, only ? { name: 'one' } : { name: 'one', roles: companyRoles });
  const query = { ...state.query, ...(only && { roles: [only] }) };
  const companies = useGet(listCompanies, { query });
  const columns = useColumns(state, useCompanyColumns(only === undefined));
  const nothingYet = companies.data?.total === 0 && !state.filtered;
  const add = useMay('company.create') && (
    <ButtonLink variant="primary" icon={Plus} keys="C" to={paths.companies.new}>
      {t('new')}
    </ButtonLink>
  );
  const roles = companyRoles.map((value) => ({ value, label: t(`common:companyRole.${value}`) }));
  return (
    <Page title={t(`titles.${list}`)} count={useTotal()(companies.data)} actions={!nothingYet && add}>
      <ViewTabs state={state} label={t('common:views.label')} />
      <Toolbar>
        <SearchBox state={state} filter="name" label={t('search')} />
        <FilterChips state={state} filters={only ? [] : [{ key: 'roles', label: t('columns.role'), options: roles }]} />
        <ListTools state={state} columns={columns}>
          <ExportMenu list="companies" query={() => query} />
        </ListTools>
      </Toolbar>
      <ResourceTable
        label={t(`titles.${list}`)}
        columns={columns}
        list={companies}
        href={({ id }) => paths.companies.edit(id)}
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
          <EmptyState kind="start" title={t('first.title')} actions={add}>
            {t('first.text')}
          </EmptyState>
        }
      />
      <Pager state={state} answer={companies.data} />
    </Page>
  );
};
