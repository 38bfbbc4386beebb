import { useTranslation } from 'react-i18next';
import type { AuditEntry, listAudit } from '#shared/contracts/audit.ts';
import type { SortOf } from '#shared/contracts/endpoint.ts';
import { useFieldLabel, useSubjectName } from '../../domain/audit/words.ts';
import type { Column } from '../../kit/list/column.ts';
import { Cut } from '../../kit/list/cut.tsx';
import { deviceMoment } from '../../ui/device-time.ts';
import { nothing } from '../../ui/nothing.tsx';
import { Tag } from '../../ui/pill.tsx';

export const useAuditColumns = (
  onOpen: (entry: AuditEntry) => void,
): Column<AuditEntry, SortOf<typeof listAudit>>[] => {
  const { t } = useTranslation(['audit', 'audited']);
  const subjectName = useSubjectName();
  const labelOf = useFieldLabel();
  const fieldsOf = ({ changes, action }: AuditEntry) => changes.map(({ field }) => labelOf(field, action)).join(', ');
  return [
    {
      id: 'action',
      header: t('columns.action'),
      cell: (entry) => (
        <button
          type="button"
          data-row-link
          onClick={() => onOpen(entry)}
          className="focus-visible:after:outline-focus text-left font-medium after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2"
        >
          {t(`audited:actions.${entry.action}`)}
        </button>
      ),
      narrow: 'title',
      skeleton: 120,
    },
    {
      id: 'about',
      header: t('columns.about'),
      cell: (entry) => {
        const name = subjectName(entry);
        return name ? <Cut>{name}</Cut> : nothing;
      },
      narrow: 'line',
      skeleton: 110,
    },
    { id: 'by', header: t('columns.by'), cell: ({ by }) => <Cut>{by.fio}</Cut>, narrow: 'line', skeleton: 110 },
    {
      id: 'company',
      header: t('columns.company'),
      cell: ({ company, on_behalf }) => {
        if (!company) return nothing;
        return on_behalf ? (
          <Tag tone="info">{t('onBehalf', { company: company.name })}</Tag>
        ) : (
          <Cut>{company.name}</Cut>
        );
      },
      from: 'lg',
      narrow: 'line',
      skeleton: 110,
    },
    {
      id: 'changes',
      header: t('columns.changes'),
      cell: (entry) => (
        <span className="text-ink-2">
          <Cut size="text">{fieldsOf(entry)}</Cut>
        </span>
      ),
      from: 'lg',
      skeleton: 160,
    },
    {
      id: 'at',
      header: t('columns.time'),
      sort: 'at',
      cell: ({ at }) => <span className="figures">{deviceMoment(at)}</span>,
      align: 'end',
      narrow: 'side',
      skeleton: 110,
    },
  ];
};
