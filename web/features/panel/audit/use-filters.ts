import { useTranslation } from 'react-i18next';
import { auditAction, type AuditEntry, auditKind, listAudit } from '#shared/contracts/notifications.ts';
import { useMay } from '../../../api/me.ts';
import { usePersonFilter } from '../../../domain/lookup-filters.ts';
import type { Filter } from '../../../kit/list/filters.tsx';
import { useListState } from '../../../kit/list/list-state.ts';
import { today } from '../../../ui/days.ts';
import { auditDates } from './days.ts';
import { useAuditScope, useSubjectName } from './words.ts';

/** The filters of the address and the corresponding API query. */
export const useAuditFilters = () => {
  const state = useListState('audit', listAudit, {
    dates: 'one',
    kind: auditKind.options,
    action: auditAction.options,
    by_id: 'one',
    about_id: 'one',
  });
  const { dates, ...query } = state.query;
  return {
    ...state,
    query: { ...query, ...auditDates.daysOf(dates, today()) },
    /** The days are always set, so they do not count as a filter. */
    filtered: Object.keys(state.filters).some((key) => key !== 'dates'),
  };
};

/** The records of the shown rows can be chosen: the log has records of every kind, and no list has them all. */
export const useAuditChips = (rows: readonly AuditEntry[]): Filter[] => {
  const { t } = useTranslation('panel');
  const subjectName = useSubjectName();
  const scope = useAuditScope();
  const mayListPeople = useMay('user.list');
  const records = new Map(rows.flatMap((row) => (row.about ? [[row.about.id, subjectName(row) ?? '']] : [])));
  return [
    {
      key: 'kind',
      label: t('audit.filter.kind'),
      options: auditKind.options.map((value) => ({ value, label: t(`kinds.${value}`) })),
    },
    {
      key: 'action',
      label: t('audit.filter.action'),
      options: auditAction.options.map((value) => ({ value, label: t(`actions.${value}`) })),
    },
    ...(mayListPeople && scope !== 'own'
      ? [{ key: 'by_id', label: t('audit.filter.by'), useOptions: usePersonFilter, one: true }]
      : []),
    {
      key: 'about_id',
      label: t('audit.filter.about'),
      options: [...records].map(([value, label]) => ({ value, label })),
      one: true,
    },
  ];
};
