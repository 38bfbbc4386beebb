import { useTranslation } from 'react-i18next';
import type { SortOf } from '#shared/contracts/endpoint.ts';
import type { listTenders, TenderRow } from '#shared/contracts/tenders.ts';
import { sideOf } from '#shared/domain/roles.ts';
import { roleOf, useMe } from '../../api/me.ts';
import type { Column } from '../../kit/list/column.ts';
import { columnsOf } from '../../kit/list/columns-of.tsx';
import { Cut } from '../../kit/list/cut.tsx';
import { useWide } from '../../ui/media.ts';
import { nothing } from '../../ui/nothing.tsx';
import { amountOf } from './amount.ts';
import { deadlineText } from './deadline-text.ts';
import { ParticipationTag, TenderPill } from './tender-status.tsx';

type TenderColumn = Column<TenderRow, SortOf<typeof listTenders>>;
const column = columnsOf<TenderRow, SortOf<typeof listTenders>>();

export const useTenderColumns = (): TenderColumn[] => {
  const { t } = useTranslation('tenders');
  const side = sideOf(roleOf(useMe()));
  const wide = useWide('md');
  const isPerformer = side === 'performer';
  const sum = ({ sum_insured, currency }: TenderRow) => sum_insured !== null && amountOf(sum_insured, currency);
  /** On a phone the line below the name has what the other columns say. */
  const lineOf = (row: TenderRow) =>
    [row.number, side === 'customer' ? row.client : row.company.name, sum(row)].filter(Boolean).join(' · ');
  return [
    {
      id: 'number',
      header: t('columns.number'),
      cell: (row) => (wide ? <span className="figures">{row.number}</span> : <Cut>{lineOf(row)}</Cut>),
      narrow: 'line',
      skeleton: 60,
    },
    column.name('name', t('columns.name'), ({ name }) => name),
    {
      id: 'status',
      header: t('columns.status'),
      cell: ({ status }) => <TenderPill status={status} />,
      narrow: 'side',
      skeleton: 90,
    },
    ...(isPerformer
      ? [
          {
            id: 'state',
            header: t('columns.state'),
            cell: ({ participation }: TenderRow) =>
              participation ? <ParticipationTag state={participation.state} /> : nothing,
            narrow: 'side' as const,
            skeleton: 80,
          },
        ]
      : []),
    ...(side === 'customer'
      ? []
      : [column.text('company', t('columns.company'), ({ company }) => company.name, { size: 'short' })]),
    column.text('client', t('columns.client'), ({ client }) => client, { size: 'short', from: 'lg' }),
    column.text('insurer', t('columns.insurer'), ({ insurer }) => insurer, { size: 'short', from: 'xxl' }),
    column.text('type', t('columns.type'), ({ type }) => type && t(`choices.type.${type}`), {
      size: 'short',
      from: 'xl',
    }),
    {
      id: 'sum_insured',
      header: t('columns.sumInsured'),
      cell: (row) => {
        const text = sum(row);
        return text === false ? nothing : text;
      },
      align: 'end',
      skeleton: 110,
    },
    column.figures(
      'deadline',
      t('columns.deadline'),
      ({ deadline }) => deadline && (wide ? deadlineText(deadline) : t('steps.until', { at: deadlineText(deadline) })),
      { narrow: 'line', skeleton: 110 },
    ),
    ...(isPerformer
      ? []
      : [
          column.figures(
            'progress',
            t('columns.progress'),
            ({ progress }) => `${progress.filled}/${progress.required}`,
            { align: 'end', skeleton: 40 },
          ),
          column.count('participants', t('columns.participants'), ({ participants }) => participants, { from: 'xl' }),
        ]),
    column.moment('created', t('columns.created'), ({ created_at }) => created_at, { sort: 'created_at', from: 'xxl' }),
  ];
};
