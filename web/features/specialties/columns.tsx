import { useTranslation } from 'react-i18next';
import type { SortOf } from '#shared/contracts/endpoint.ts';
import type { listSpecialties, Specialty } from '#shared/contracts/specialties.ts';
import type { Column } from '../../kit/list/column.ts';
import { columnsOf } from '../../kit/list/columns-of.tsx';
import { Cut } from '../../kit/list/cut.tsx';
import { money } from '../../ui/format.ts';
import { useKind } from './kinds.ts';
import { CategoryMark } from './specialty-icon.tsx';

type Columns = Column<Specialty, SortOf<typeof listSpecialties>>[];
const column = columnsOf<Specialty, SortOf<typeof listSpecialties>>();

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
    column.note('description', t('columns.description'), ({ description }) => description || '—', {
      size: 'text',
      narrow: 'line',
    }),
    ...(kind === 'specialty' ? work : []),
    column.tag('active', t(`${texts}columns.active`), ({ active }) =>
      active ? { usual: t('yes') } : { text: t('inactive'), tone: 'warning' },
    ),
  ];
};

const useColumnsOfWork = (): Columns => {
  const { t } = useTranslation('specialties');
  return [
    column.money('rate', t('columns.rate'), ({ hourly_rate }) => hourly_rate, { narrow: 'side' }),
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
