import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router';
import { type CompanyRole, companyRoles, listCompanies } from '#shared/contracts/companies.ts';
import { sideOf } from '#shared/domain/roles.ts';
import { roleOf, useMay, useMe } from '../../api/me.ts';
import { useGet } from '../../api/query.ts';
import { ExportMenu } from '../../kit/list/export-menu.tsx';
import { FilterChips } from '../../kit/list/filters.tsx';
import { ListPage } from '../../kit/list/list-page.tsx';
import { useListState } from '../../kit/list/list-state.ts';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { useCompanyColumns } from './columns.tsx';

type Props = { list: 'companies' | 'vendors' | 'customers'; only?: CompanyRole };

/** The companies of the platform, or `only` those of one role. Each list has settings of its own. */
export const Companies = (props: Props) => {
  const isPlatform = sideOf(roleOf(useMe())) === 'platform';
  return isPlatform ? <AllCompanies {...props} /> : <Navigate to={paths.companies.own} replace />;
};

const AllCompanies = ({ list, only }: Props) => {
  const { t } = useTranslation(['companies', 'common']);
  const filters = { name: 'one', active: 'one' } as const;
  const state = useListState(list, listCompanies, only ? filters : { ...filters, roles: companyRoles });
  const { active, ...others } = state.query;
  const query = { ...others, ...(active === 'false' && { active: 'false' as const }), ...(only && { roles: [only] }) };
  const states = {
    key: 'active',
    label: t('state.label'),
    options: [{ value: 'false', label: t('state.false') }],
    one: true,
  };
  const roles = companyRoles.map((value) => ({ value, label: t(`common:companyRole.${value}`) }));
  return (
    <ListPage
      title={t(`titles.${list}`)}
      state={state}
      list={useGet(listCompanies, { query })}
      columns={useCompanyColumns(only === undefined)}
      add={
        useMay('company.create') && (
          <ButtonLink variant="primary" icon={Plus} keys="C" to={paths.companies.new}>
            {t('new')}
          </ButtonLink>
        )
      }
      search={{ filter: 'name', label: t('search') }}
      filters={
        <FilterChips
          state={state}
          filters={only ? [states] : [{ key: 'roles', label: t('columns.role'), options: roles }, states]}
        />
      }
      tools={<ExportMenu list="companies" query={() => query} />}
      href={({ id }) => paths.companies.edit(id)}
      none={{ title: t('none.title'), text: t('none.text') }}
      first={{ title: t('first.title'), text: t('first.text') }}
    />
  );
};
