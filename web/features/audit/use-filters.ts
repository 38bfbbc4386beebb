import { useTranslation } from 'react-i18next';
import { type AuditEntry, listAudit } from '#shared/contracts/audit.ts';
import { auditActions, recordKinds } from '#shared/domain/audit/fields.ts';
import { useMay } from '../../api/me.ts';
import { useAuditScope, useSubjectName } from '../../domain/audit/words.ts';
import { usePersonFilter } from '../../domain/lookup-filters.ts';
import type { Filter } from '../../kit/list/filters.tsx';
import { useListState } from '../../kit/list/list-state.ts';
import { today } from '../../ui/days.ts';
import { auditDates } from './days.ts';

/** The filters of the address and the corresponding API query. */
export const useAuditFilters = () => {
  const state = useListState('audit', listAudit, {
    dates: 'one',
    kind: recordKinds,
    action: auditActions,
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
  const { t } = useTranslation(['audit', 'audited']);
  const subjectName = useSubjectName();
  const scope = useAuditScope();
  const mayListPeople = useMay('user.list');
  const records = new Map(rows.flatMap((row) => (row.about ? [[row.about.id, subjectName(row) ?? '']] : [])));
  return [
    {
      key: 'kind',
      label: t('filter.kind'),
      options: recordKinds.map((value) => ({ value, label: t(`audited:recordKinds.${value}`) })),
    },
    {
      key: 'action',
      label: t('filter.action'),
      options: auditActions.map((value) => ({ value, label: t(`audited:actions.${value}`) })),
    },
    ...(mayListPeople && scope !== 'own'
      ? [{ key: 'by_id', label: t('filter.by'), useOptions: usePersonFilter, one: true }]
      : []),
    {
      key: 'about_id',
      label: t('filter.about'),
      options: [...records].map(([value, label]) => ({ value, label })),
      one: true,
    },
  ];
};
