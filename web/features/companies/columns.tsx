import { useTranslation } from 'react-i18next';
import type { Company, listCompanies } from '#shared/contracts/companies.ts';
import type { SortOf } from '#shared/contracts/endpoint.ts';
import { CompanyName } from '../../domain/companies/company-name.tsx';
import { CredibilityTag } from '../../domain/companies/credibility.tsx';
import type { Column } from '../../kit/list/column.ts';
import { Cut } from '../../kit/list/cut.tsx';
import { deviceDay } from '../../ui/device-time.ts';
import { Tag } from '../../ui/pill.tsx';

type CompanyColumn = Column<Company, SortOf<typeof listCompanies>>;

/** `hasRoles`: the list has companies of several roles. */
export const useCompanyColumns = (hasRoles: boolean): CompanyColumn[] => {
  const { t } = useTranslation(['companies', 'common']);
  const role: CompanyColumn = {
    id: 'role',
    header: t('columns.role'),
    cell: (company) => <Tag>{t(`common:companyRole.${company.role}`)}</Tag>,
    narrow: 'side',
    skeleton: 80,
  };
  return [
    {
      id: 'name',
      header: t('columns.name'),
      sort: 'name',
      cell: (company) => (
        <span className="inline-flex items-center gap-2">
          <CompanyName company={company} />
          {!company.active && <Tag tone="warning">{t('inactive')}</Tag>}
        </span>
      ),
      narrow: 'title',
      skeleton: 180,
    },
    {
      id: 'inn',
      header: t('columns.inn'),
      cell: ({ inn }) => <span className="figures">{inn}</span>,
      narrow: 'line',
      skeleton: 70,
    },
    ...(hasRoles ? [role] : []),
    {
      id: 'credibility',
      header: t('columns.credibility'),
      cell: ({ credibility }) => <CredibilityTag credibility={credibility} />,
      narrow: hasRoles ? 'line' : 'side',
      skeleton: 90,
    },
    {
      id: 'brand',
      header: t('columns.brand'),
      cell: ({ brand }) => (brand ? <Cut>{brand}</Cut> : '—'),
      from: 'lg',
      skeleton: 110,
    },
    {
      id: 'created',
      header: t('columns.created'),
      sort: 'created_at',
      cell: ({ created_at }) => <span className="figures">{deviceDay(created_at)}</span>,
      from: 'lg',
      skeleton: 90,
    },
  ];
};
