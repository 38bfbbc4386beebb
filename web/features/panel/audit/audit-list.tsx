import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type AuditEntry, listAudit } from '#shared/contracts/notifications.ts';
import { useMe } from '../../../api/me.ts';
import { useGet } from '../../../api/query.ts';
import { DateChip } from '../../../kit/list/date-chip.tsx';
import { ExportMenu } from '../../../kit/list/export-menu.tsx';
import { FilterChips } from '../../../kit/list/filters.tsx';
import { ListPage } from '../../../kit/list/list-page.tsx';
import { useAuditColumns } from './columns.tsx';
import { auditDates } from './days.ts';
import { EntryDrawer } from './entry-drawer.tsx';
import { useAuditChips, useAuditFilters } from './use-filters.ts';
import { useAuditScope } from './words.ts';

const helps = { all: 'audit.everything', company: 'audit.ofCompany', own: 'audit.own' } as const;

export default function AuditList() {
  const { t } = useTranslation('panel');
  const state = useAuditFilters();
  const log = useGet(listAudit, { query: state.query });
  const [opened, setOpened] = useState<AuditEntry | null>(null);
  const company = useMe().company?.name ?? '';
  return (
    <ListPage
      title={t('audit.title')}
      state={state}
      list={log}
      columns={useAuditColumns(setOpened)}
      intro={<p className="px-gutter text-12 text-ink-3 pt-2">{t(helps[useAuditScope()], { company })}</p>}
      filters={
        <>
          <DateChip
            label={t('audit.filter.days')}
            range={auditDates}
            labelOf={(word) => t(`audit.days.${word}`)}
            value={state.filters.dates}
            onChange={(dates, step) => state.change({ dates }, step)}
          />
          <FilterChips state={state} filters={useAuditChips(log.data?.data ?? [])} />
        </>
      }
      tools={<ExportMenu list="audit" query={() => state.query} />}
      none={{ title: t('audit.noneTitle'), text: t('audit.noneText') }}
      first={{ title: t('audit.noneTitle'), text: t('audit.firstText') }}
    >
      {opened && <EntryDrawer key={opened.id} entry={opened} onClose={() => setOpened(null)} />}
    </ListPage>
  );
}
