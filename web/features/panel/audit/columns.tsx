import { useTranslation } from 'react-i18next';
import type { SortOf } from '#shared/contracts/endpoint.ts';
import type { AuditEntry, listAudit } from '#shared/contracts/notifications.ts';
import type { Column } from '../../../kit/list/column.ts';
import { Cut } from '../../../kit/list/cut.tsx';
import { deviceMoment } from '../../../ui/device-time.ts';
import { nothing } from '../../../ui/nothing.tsx';
import { Tag } from '../../../ui/pill.tsx';
import { useFieldLabel, useSubjectName } from './words.ts';

export const useAuditColumns = (
  onOpen: (entry: AuditEntry) => void,
): Column<AuditEntry, SortOf<typeof listAudit>>[] => {
  const { t } = useTranslation('panel');
  const subjectName = useSubjectName();
  const labelOf = useFieldLabel();
  const fieldsOf = ({ changes, kind }: AuditEntry) => changes.map(({ field }) => labelOf(field, kind)).join(', ');
  return [
    {
      id: 'action',
      header: t('audit.columns.action'),
      cell: (entry) => (
        <button
          type="button"
          data-row-link
          onClick={() => onOpen(entry)}
          className="focus-visible:after:outline-focus text-left font-medium after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2"
        >
          {t(`actions.${entry.action}`)}
        </button>
      ),
      narrow: 'title',
      skeleton: 120,
    },
    {
      id: 'about',
      header: t('audit.columns.about'),
      cell: (entry) => {
        const name = subjectName(entry);
        return name ? <Cut>{name}</Cut> : nothing;
      },
      narrow: 'line',
      skeleton: 110,
    },
    { id: 'by', header: t('audit.columns.by'), cell: ({ by }) => <Cut>{by.fio}</Cut>, narrow: 'line', skeleton: 110 },
    {
      id: 'company',
      header: t('audit.columns.company'),
      cell: ({ company, on_behalf }) => {
        if (!company) return nothing;
        return on_behalf ? (
          <Tag tone="info">{t('audit.onBehalf', { company: company.name })}</Tag>
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
      header: t('audit.columns.changes'),
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
      header: t('audit.columns.time'),
      sort: 'at',
      cell: ({ at }) => <span className="figures">{deviceMoment(at)}</span>,
      align: 'end',
      narrow: 'side',
      skeleton: 110,
    },
  ];
};
