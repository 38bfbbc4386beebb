import { Ban, Download, Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { listShifts } from '#shared/contracts/shifts.ts';
import type { Shift } from '#shared/contracts/shifts.ts';
import { sideOf } from '#shared/domain/roles.ts';
import { roleOf, useMay, useMe } from '../../../api/me.ts';
import { useGet } from '../../../api/query.ts';
import { paths } from '../../../paths.ts';
import { FilterChips } from '../../../resource/filters.tsx';
import { Pager } from '../../../resource/pager.tsx';
import { ResourceTable } from '../../../resource/resource-table.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Page, Toolbar } from '../../../ui/page.tsx';
import { useShortcuts } from '../../../ui/shortcuts.ts';
import { Tabs } from '../../../ui/tabs.tsx';
import { ExportMenu, useExport } from '../export/export-menu.tsx';
import { fetchShifts, pollInterval } from '../queries.ts';
import { useStaffing } from '../staffing-on-demand.tsx';
import { BulkButton } from './bulk-button.tsx';
import { CancelDialog } from './cancel-dialog.tsx';
import { useShiftColumns } from './columns.tsx';
import { DateChip } from './date-chip.tsx';
import { NothingFound } from './nothing-found.tsx';
import { useFilterChips, useShiftFilters, useViews } from './use-filters.ts';

export default function ShiftList() {
  const { t } = useTranslation('shifts');
  const navigate = useNavigate();
  const mayOrder = useMay('shift.create');
  const isCustomer = sideOf(roleOf(useMe())) === 'customer';
  const state = useShiftFilters();
  const chips = useFilterChips();
  const shifts = useGet(listShifts, { query: state.query }, { refetchInterval: pollInterval });
  const rows = shifts.data?.data ?? [];
  const total = shifts.data?.total;

  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const chosen = rows.filter(({ id }) => ticked.has(id));
  const [canceling, setCanceling] = useState<readonly Shift[]>([]);
  const staffing = useStaffing(rows);
  const columns = useShiftColumns(rows, rows.length === total, {
    mayOrder,
    onAssign: staffing.ask,
    onCancel: (shift) => setCanceling([shift]),
  });
  const { page: _, per_page: __, ...everything } = state.query;
  const name = `smena-${state.query.from}-${state.query.to}`;
  const saveChosen = useExport(name, async () => chosen);

  useShortcuts({
    e: () => {
      const id = document.activeElement?.closest<HTMLElement>('[data-row]')?.dataset['row'];
      if (rows.find((shift) => shift.id === id)?.actions.includes('edit')) void navigate(paths.shifts.edit(id ?? ''));
    },
  });
  const order = (keys?: string) => (
    <ButtonLink variant="primary" icon={Plus} to={paths.shifts.new} keys={keys}>
      {t('list.new')}
    </ButtonLink>
  );

  return (
    <Page
      title={t('list.title')}
      count={total}
      actions={
        <>
          <ExportMenu name={name} load={() => fetchShifts(everything)} />
          {mayOrder && order('C')}
        </>
      }
    >
      <Tabs label={t('list.views')} items={useViews(state)} />
      <Toolbar>
        <DateChip value={state.filters.dates} onChange={(dates) => state.change({ dates })} />
        <FilterChips state={state} filters={chips} />
      </Toolbar>
      <ResourceTable
        label={t('list.title')}
        columns={columns}
        list={shifts}
        href={({ id }) => paths.shifts.view(id)}
        filtered={state.filtered}
        none={<NothingFound state={state} chips={chips} />}
        first={
          <EmptyState kind="start" title={t('list.first.title')} actions={mayOrder && order()}>
            {t(!mayOrder ? 'list.first.readOnly' : isCustomer ? 'list.first.order' : 'list.first.text')}
          </EmptyState>
        }
        chosen={new Set(chosen.map(({ id }) => id))}
        onChoose={setTicked}
        bulk={
          <>
            <BulkButton icon={Download} onClick={() => void saveChosen.csv()}>
              {t('export.button')}
            </BulkButton>
            <BulkButton icon={Ban} onClick={() => setCanceling(chosen)}>
              {t('list.cancel.bulk')}
            </BulkButton>
          </>
        }
      />
      <Pager state={state} total={total} />
      {staffing.popover}
      {canceling.length > 0 && (
        <CancelDialog
          chosen={canceling}
          onClose={() => setCanceling([])}
          onDone={() => {
            setCanceling([]);
            setTicked(new Set());
          }}
        />
      )}
    </Page>
  );
}
