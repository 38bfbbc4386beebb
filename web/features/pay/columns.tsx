import { Pencil, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { SortOf } from '#shared/contracts/endpoint.ts';
import type { Coefficient, listCoefficients } from '#shared/contracts/pay.ts';
import { sideOf } from '#shared/domain/roles.ts';
import { roleOf, useMay, useMe } from '../../api/me.ts';
import type { Column } from '../../kit/list/column.ts';
import { Cut } from '../../kit/list/cut.tsx';
import { IconButton } from '../../ui/button.tsx';
import { today } from '../../ui/days.ts';
import { dayRange, fullDay } from '../../ui/format.ts';
import { Tag } from '../../ui/pill.tsx';
import { factorText } from './factor-text.ts';

export const useCoefficientColumns = (
  on: Record<'edit' | 'delete', (coefficient: Coefficient) => void>,
): Column<Coefficient, SortOf<typeof listCoefficients>>[] => {
  const { t } = useTranslation('pay');
  const isPerformer = sideOf(roleOf(useMe())) === 'performer';
  const mayWrite = useMay('coefficient.write');
  return [
    {
      id: 'name',
      header: t('columns.name'),
      sort: 'name',
      cell: ({ name }) => (
        <span className="font-medium">
          <Cut>{name}</Cut>
        </span>
      ),
      narrow: 'title',
      skeleton: 140,
    },
    {
      id: 'condition',
      header: t('fields.condition'),
      cell: ({ condition_description }) => <Cut>{condition_description}</Cut>,
      narrow: 'line',
      skeleton: 150,
    },
    {
      id: 'factor',
      header: t('fields.factor'),
      cell: ({ factor }) => <span className="figures">{factorText(factor)}</span>,
      align: 'end',
      narrow: 'side',
      skeleton: 80,
    },
    {
      id: 'customer',
      header: t('fields.customer'),
      cell: ({ customer }) =>
        customer ? <Cut>{customer.name}</Cut> : <span className="text-ink-2">{t('allCustomers')}</span>,
      narrow: 'line',
      skeleton: 120,
    },
    ...(isPerformer
      ? []
      : [
          {
            id: 'performer',
            header: t('columns.performer'),
            cell: ({ company }: Coefficient) => <Cut>{company.name}</Cut>,
            narrow: 'line' as const,
            skeleton: 120,
          },
        ]),
    {
      id: 'valid',
      header: t('columns.valid'),
      sort: 'valid_from',
      cell: (coefficient) => <Validity {...coefficient} />,
      narrow: 'line',
      skeleton: 150,
    },
    {
      id: 'overlaps',
      header: t('columns.overlaps'),
      cell: ({ overlaps }) =>
        overlaps.length > 0 ? (
          <Cut>{overlaps.map(({ name }) => name).join(', ')}</Cut>
        ) : (
          <span className="text-ink-3">—</span>
        ),
      from: 'xl',
      skeleton: 120,
    },
    ...(mayWrite
      ? [
          {
            id: 'actions',
            header: t('columns.actions'),
            cell: (coefficient: Coefficient) => (
              <span className="inline-flex max-md:pt-2">
                <IconButton
                  icon={Pencil}
                  label={t('editOf', { name: coefficient.name })}
                  onClick={() => on.edit(coefficient)}
                />
                <IconButton
                  icon={Trash2}
                  label={t('deleteOf', { name: coefficient.name })}
                  onClick={() => on.delete(coefficient)}
                />
              </span>
            ),
            fixed: true as const,
            narrow: 'line' as const,
            align: 'end' as const,
            skeleton: 64,
          },
        ]
      : []),
  ];
};

const Validity = ({ valid_from, valid_to }: Coefficient) => {
  const { t } = useTranslation('pay');
  const isOver = valid_to !== null && valid_to < today();
  return (
    <span className="inline-flex flex-wrap items-center gap-1.5">
      <span className="figures whitespace-nowrap">
        {valid_to === null ? t('from', { day: fullDay(valid_from) }) : dayRange(valid_from, valid_to)}
      </span>
      {isOver && <Tag>{t('over')}</Tag>}
    </span>
  );
};
