import { useTranslation } from 'react-i18next';
import type { listCompanies, ListedCompany } from '#shared/contracts/companies.ts';
import type { SortOf } from '#shared/contracts/endpoint.ts';
import { useMay } from '../../api/me.ts';
import { CompanyName } from '../../domain/companies/company-name.tsx';
import { CredibilityTag } from '../../domain/companies/credibility.tsx';
import type { Column } from '../../kit/list/column.ts';
import { columnsOf } from '../../kit/list/columns-of.tsx';
import { Cut } from '../../kit/list/cut.tsx';
import { nothing } from '../../ui/nothing.tsx';
import { Tag } from '../../ui/pill.tsx';
import { PlanText } from './company-plan.tsx';

type CompanyColumn = Column<ListedCompany, SortOf<typeof listCompanies>>;
const column = columnsOf<ListedCompany, SortOf<typeof listCompanies>>();

/** `hasRoles`: the list has companies of several roles. */
export const useCompanyColumns = (hasRoles: boolean): CompanyColumn[] => {
  const { t } = useTranslation(['companies', 'common']);
  const seesPlans = useMay('transaction.list');
  const planColumn: CompanyColumn = {
    id: 'plan',
    header: t('columns.plan'),
    cell: ({ plan }) => (plan ? <PlanText plan={plan} /> : nothing),
    narrow: 'line',
    skeleton: 120,
  };
  const role = column.tag('role', t('columns.role'), (company) => ({ text: t(`common:companyRole.${company.role}`) }));
  return [
    {
      id: 'name',
      header: t('columns.name'),
      sort: 'name',
      cell: (company) => (
        <span className="inline-flex items-center gap-2 align-middle">
          <CompanyName company={company} />
          {!company.active && <Tag tone="warning">{t('inactive')}</Tag>}
        </span>
      ),
      narrow: 'title',
      skeleton: 180,
    },
    column.figures('inn', t('columns.inn'), ({ inn }) => inn, { narrow: 'line' }),
    ...(hasRoles ? [role] : []),
    {
      id: 'credibility',
      header: t('columns.credibility'),
      cell: ({ credibility }) => <CredibilityTag credibility={credibility} />,
      narrow: hasRoles ? 'line' : 'side',
      skeleton: 90,
    },
    ...(seesPlans ? [planColumn] : []),
    {
      id: 'brand',
      header: t('columns.brand'),
      cell: ({ brand }) => (brand ? <Cut>{brand}</Cut> : '—'),
      from: 'lg',
      skeleton: 110,
    },
    column.day('created', t('columns.created'), ({ created_at }) => created_at, { sort: 'created_at', from: 'lg' }),
  ];
};
