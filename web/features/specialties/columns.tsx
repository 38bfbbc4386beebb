import { useTranslation } from 'react-i18next';
import type { SortOf } from '#shared/contracts/endpoint.ts';
import type { listSpecialties, Specialty } from '#shared/contracts/specialties.ts';
import type { Column } from '../../kit/list/column.ts';
import { Cut } from '../../kit/list/cut.tsx';
import { money } from '../../ui/format.ts';
import { Tag } from '../../ui/pill.tsx';
import { useKind } from './kinds.ts';
import { CategoryMark } from './specialty-icon.tsx';

type Columns = Column<Specialty, SortOf<typeof listSpecialties>>[];

export const useSpecialtyColumns = (): Columns => {
  const { t } = useTranslation('specialties');
  const { kind, texts } = useKind();
  const work = useColumnsOfWork();
  return [
    {
      id: 'name',
      header: t('columns.name'),
      sort: 'name',
      cell: (category) => (
        <span className="flex min-w-0 items-center gap-2 font-medium">
          <CategoryMark {...category} />
          <Cut>{category.name}</Cut>
        </span>
      ),
      narrow: 'title',
      skeleton: 140,
    },
    {
      id: 'description',
      header: t('columns.description'),
      cell: ({ description }) => (
        <span className="text-ink-2">
          <Cut size="text">{description || '—'}</Cut>
        </span>
      ),
      narrow: 'line',
      skeleton: 240,
    },
    ...(kind === 'specialty' ? work : []),
    {
      id: 'active',
      header: t(`${texts}columns.active`),
      cell: ({ active }) =>
        active ? <span className="max-md:hidden">{t('yes')}</span> : <Tag tone="warning">{t('inactive')}</Tag>,
      narrow: 'side',
      skeleton: 60,
    },
  ];
};

const useColumnsOfWork = (): Columns => {
  const { t } = useTranslation('specialties');
  return [
    {
      id: 'rate',
      header: t('columns.rate'),
      cell: ({ hourly_rate }) => money(hourly_rate),
      align: 'end',
      narrow: 'side',
      skeleton: 60,
    },
    {
      id: 'premium',
      header: t('columns.premium'),
      cell: ({ hourly_premium }) => (hourly_premium > 0 ? money(hourly_premium) : '—'),
      align: 'end',
      from: 'lg',
      skeleton: 50,
    },
    {
      id: 'auto',
      header: t('columns.auto'),
      cell: ({ auto_complete }) => t(auto_complete ? 'yes' : 'no'),
      from: 'xl',
      skeleton: 40,
    },
  ];
};
