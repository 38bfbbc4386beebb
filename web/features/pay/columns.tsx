import { Pencil, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { SortOf } from '#shared/contracts/endpoint.ts';
import type { Coefficient, listCoefficients } from '#shared/contracts/pay.ts';
import { sideOf } from '#shared/domain/roles.ts';
import { roleOf, useMay, useMe } from '../../api/me.ts';
import { factorText } from '../../domain/pay/factor-text.ts';
import type { Column } from '../../kit/list/column.ts';
import { columnsOf } from '../../kit/list/columns-of.tsx';
import { Cut } from '../../kit/list/cut.tsx';
import { IconButton } from '../../ui/button.tsx';
import { today } from '../../ui/days.ts';
import { dayRange, fullDay } from '../../ui/format.ts';
import { Tag } from '../../ui/pill.tsx';

const column = columnsOf<Coefficient, SortOf<typeof listCoefficients>>();

export const useCoefficientColumns = (
  on: Record<'edit' | 'delete', (coefficient: Coefficient) => void>,
): Column<Coefficient, SortOf<typeof listCoefficients>>[] => {
  const { t } = useTranslation('pay');
  const isPerformer = sideOf(roleOf(useMe())) === 'performer';
  const mayWrite = useMay('coefficient.write');
  return [
    column.name('name', t('columns.name'), ({ name }) => name, { sort: 'name' }),
    column.text('condition', t('fields.condition'), ({ condition_description }) => condition_description, {
      narrow: 'line',
    }),
    column.figures('factor', t('fields.factor'), ({ factor }) => factorText(factor), { align: 'end', narrow: 'side' }),
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
      : [column.text('performer', t('columns.performer'), ({ company }) => company.name, { narrow: 'line' })]),
    {
      id: 'valid',
      header: t('columns.valid'),
      sort: 'valid_from',
      cell: (coefficient) => <Validity {...coefficient} />,
      narrow: 'line',
      skeleton: 150,
    },
    column.text(
      'overlaps',
      t('columns.overlaps'),
      ({ overlaps }) => overlaps.map(({ name }) => name).join(', ') || null,
      { from: 'xl' },
    ),
    ...(mayWrite
      ? [
          column.actions('actions', t('columns.actions'), (coefficient) => (
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
          )),
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
