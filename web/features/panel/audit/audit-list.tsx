import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AuditEntry } from '#shared/contracts/notifications.ts';
import { listAudit } from '#shared/contracts/notifications.ts';
import { useMe } from '../../../api/me.ts';
import { useGet } from '../../../api/query.ts';
import { DateChip } from '../../../resource/date-chip.tsx';
import { ExportMenu } from '../../../resource/export-menu.tsx';
import { FilterChips } from '../../../resource/filters.tsx';
import { ListTools } from '../../../resource/list-tools.tsx';
import { Pager } from '../../../resource/pager.tsx';
import { ResourceTable } from '../../../resource/resource-table.tsx';
import { useTotal } from '../../../resource/total.ts';
import { useColumns } from '../../../resource/use-columns.ts';
import { ViewTabs } from '../../../resource/view-tabs.tsx';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Page, Toolbar } from '../../../ui/page.tsx';
import { useAuditColumns } from './columns.tsx';
import { auditDates } from './days.ts';
import { EntryDrawer } from './entry-drawer.tsx';
import { useAuditChips, useAuditFilters } from './use-filters.ts';
import { useAuditScope } from './words.ts';

const helps = { all: 'audit.everything', company: 'audit.ofCompany', own: 'audit.own' } as const;

export default function AuditList() {
  const { t } = useTranslation(['panel', 'common']);
  const state = useAuditFilters();
  const log = useGet(listAudit, { query: state.query });
  const [opened, setOpened] = useState<AuditEntry | null>(null);
  const columns = useColumns(state, useAuditColumns(setOpened));
  const company = useMe().company?.name ?? '';
  return (
    <Page title={t('audit.title')} count={useTotal()(log.data)}>
      <ViewTabs state={state} label={t('common:views.label')} />
      <p className="px-gutter text-12 text-ink-3 pt-2">{t(helps[useAuditScope()], { company })}</p>
      <Toolbar>
        <DateChip
          label={t('audit.filter.days')}
          range={auditDates}
          labelOf={(word) => t(`audit.days.${word}`)}
          value={state.filters.dates}
          onChange={(dates, step) => state.change({ dates }, step)}
        />
        <FilterChips state={state} filters={useAuditChips(log.data?.data ?? [])} />
        <ListTools state={state} columns={columns}>
          <ExportMenu list="audit" query={() => state.query} />
        </ListTools>
      </Toolbar>
      <ResourceTable
        label={t('audit.title')}
        columns={columns}
        list={log}
        state={state}
        none={
          <EmptyState
            kind="search"
            title={t('audit.noneTitle')}
            actions={<Button onClick={state.clear}>{t('common:filters.clearAll')}</Button>}
          >
            {t('audit.noneText')}
          </EmptyState>
        }
        first={
          <EmptyState kind="start" title={t('audit.noneTitle')}>
            {t('audit.firstText')}
          </EmptyState>
        }
      />
      <Pager state={state} answer={log.data} />
      {opened && <EntryDrawer key={opened.id} entry={opened} onClose={() => setOpened(null)} />}
    </Page>
  );
}
