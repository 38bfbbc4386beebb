import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type AuditEntry, listAudit } from '#shared/contracts/audit.ts';
import { useMe } from '../../api/me.ts';
import { useGet } from '../../api/query.ts';
import { useAuditScope } from '../../domain/audit/words.ts';
import { DateChip } from '../../kit/list/date-chip.tsx';
import { ExportMenu } from '../../kit/list/export-menu.tsx';
import { FilterChips } from '../../kit/list/filters.tsx';
import { ListPage } from '../../kit/list/list-page.tsx';
import { useAuditColumns } from './columns.tsx';
import { auditDates } from './days.ts';
import { EntryDrawer } from './entry-drawer.tsx';
import { useAuditChips, useAuditFilters } from './use-filters.ts';

const helps = { all: 'everything', company: 'ofCompany', own: 'own' } as const;

export default function AuditList() {
  const { t } = useTranslation('audit');
  const state = useAuditFilters();
  const log = useGet(listAudit, { query: state.query });
  const [opened, setOpened] = useState<AuditEntry | null>(null);
  const company = useMe().company?.name ?? '';
  return (
    <ListPage
      title={t('title')}
      state={state}
      list={log}
      columns={useAuditColumns(setOpened)}
      intro={<p className="px-gutter text-12 text-ink-3 pt-2">{t(helps[useAuditScope()], { company })}</p>}
      filters={
        <>
          <DateChip
            label={t('filter.days')}
            range={auditDates}
            labelOf={(word) => t(`days.${word}`)}
            value={state.filters.dates}
            onChange={(dates, step) => state.change({ dates }, step)}
          />
          <FilterChips state={state} filters={useAuditChips(log.data?.data ?? [])} />
        </>
      }
      tools={<ExportMenu list="audit" query={() => state.query} />}
      none={{ title: t('noneTitle'), text: t('noneText') }}
      first={{ title: t('noneTitle'), text: t('firstText') }}
    >
      {opened && <EntryDrawer key={opened.id} entry={opened} onClose={() => setOpened(null)} />}
    </ListPage>
  );
}
