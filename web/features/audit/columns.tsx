import { useTranslation } from 'react-i18next';
import type { AuditEntry, listAudit } from '#shared/contracts/audit.ts';
import type { SortOf } from '#shared/contracts/endpoint.ts';
import { useFieldLabel, useSubjectName } from '../../domain/audit/words.ts';
import type { Column } from '../../kit/list/column.ts';
import { columnsOf } from '../../kit/list/columns-of.tsx';
import { Cut } from '../../kit/list/cut.tsx';
import { nothing } from '../../ui/nothing.tsx';
import { Tag } from '../../ui/pill.tsx';

const column = columnsOf<AuditEntry, SortOf<typeof listAudit>>();

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
    column.text('about', t('columns.about'), (entry) => subjectName(entry) || null, { narrow: 'line' }),
    column.text('by', t('columns.by'), ({ by }) => by.fio, { narrow: 'line' }),
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
    column.note('changes', t('columns.changes'), fieldsOf, { size: 'text', from: 'lg' }),
    column.exactMoment('at', t('columns.time'), ({ at }) => at, { sort: 'at', align: 'end', narrow: 'side' }),
  ];
};
