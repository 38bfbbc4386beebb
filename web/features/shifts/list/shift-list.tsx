import { Ban, Download, Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { listShifts, type Shift } from '#shared/contracts/shifts.ts';
import { sideOf } from '#shared/domain/roles.ts';
import { roleOf, useMay, useMe } from '../../../api/me.ts';
import { useGet } from '../../../api/query.ts';
import { ActionDialog } from '../../../domain/shifts/action-dialog.tsx';
import { useStaffing } from '../../../domain/shifts/staffing/staffing-on-demand.tsx';
import { useWindows } from '../../../domain/shifts/watch-windows.ts';
import { BulkButton } from '../../../kit/list/bulk-button.tsx';
import { DateChip } from '../../../kit/list/date-chip.tsx';
import { ExportMenu, useExport } from '../../../kit/list/export-menu.tsx';
import { FilterChips, SearchBox } from '../../../kit/list/filters.tsx';
import { ListTools } from '../../../kit/list/list-tools.tsx';
import { Pager } from '../../../kit/list/pager.tsx';
import { ResourceTable } from '../../../kit/list/resource-table.tsx';
import { useTotal } from '../../../kit/list/total.ts';
import { useColumns } from '../../../kit/list/use-columns.ts';
import { useSelection } from '../../../kit/list/use-selection.ts';
import { ViewTabs } from '../../../kit/list/view-tabs.tsx';
import { paths } from '../../../paths.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Page, Toolbar } from '../../../ui/page.tsx';
import { useShortcuts } from '../../../ui/shortcuts.ts';
import { SaveIcal } from '../export/save-ical.tsx';
import { fetchShifts, useGapInterval } from '../queries.ts';
import { useShiftColumns } from './columns.tsx';
import { shiftDates } from './dates.ts';
import { NothingFound } from './nothing-found.tsx';
import { useCancelMany } from './use-cancel-many.tsx';
import { useFilterChips, useShiftFilters, useViews } from './use-filters.ts';

export default function ShiftList() {
  const { t } = useTranslation(['shifts', 'common']);
  const navigate = useNavigate();
  const mayOrder = useMay('shift.create');
  const isCustomer = sideOf(roleOf(useMe())) === 'customer';
  const state = useShiftFilters();
  const chips = useFilterChips();
  const shifts = useGet(listShifts, { query: state.query }, useGapInterval(state.query));
  useWindows(shifts.data?.data, shifts.refetch);
  const rows = shifts.data?.data ?? [];
  const total = shifts.data?.total;

  const selection = useSelection<Shift>(listShifts, state, shifts.data);
  const chosen = selection.rows;
  const cancelMany = useCancelMany(selection.only);
  const [canceling, setCanceling] = useState<Shift | null>(null);
  const staffing = useStaffing(rows);
  const columns = useColumns(
    state,
    useShiftColumns(rows, rows.length === total, { mayOrder, onAssign: staffing.ask, onCancel: setCanceling }),
  );
  const { page: _, per_page: __, cursor: ___, ...everything } = state.query;
  const exportChosen = useExport('shifts');

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
    <Page title={t('list.title')} count={useTotal()(shifts.data)} actions={mayOrder && order('C')}>
      <ViewTabs state={state} label={t('list.views')} views={useViews(state)} />
      <Toolbar>
        <SearchBox state={state} filter="search" label={t('list.search')} />
        <DateChip
          label={t('list.filter.dates')}
          range={shiftDates}
          labelOf={(word) => t(`list.dates.${word}`)}
          value={state.filters.dates}
          onChange={(dates, step) => state.change({ dates }, step)}
        />
        <FilterChips state={state} filters={chips} />
        <ListTools state={state} columns={columns}>
          <ExportMenu list="shifts" query={() => state.query}>
            <SaveIcal name={`smena-${state.query.from}-${state.query.to}`} load={() => fetchShifts(everything)} />
          </ExportMenu>
        </ListTools>
      </Toolbar>
      <ResourceTable
        label={t('list.title')}
        columns={columns}
        list={shifts}
        href={({ id }) => paths.shifts.view(id)}
        state={state}
        none={<NothingFound state={state} chips={chips} />}
        first={
          <EmptyState kind="start" title={t('list.first.title')} actions={mayOrder && order()}>
            {t(!mayOrder ? 'list.first.readOnly' : isCustomer ? 'list.first.order' : 'list.first.text')}
          </EmptyState>
        }
        selection={selection}
        bulk={
          <>
            <BulkButton
              icon={Download}
              onClick={() => void exportChosen.order('csv', () => ({ id: chosen.map(({ id }) => id) }))}
            >
              {t('common:export.button')}
            </BulkButton>
            <BulkButton icon={Ban} onClick={() => cancelMany.ask(chosen)}>
              {t('list.cancel.bulk')}
            </BulkButton>
          </>
        }
      />
      <Pager state={state} answer={shifts.data} />
      {staffing.popover}
      {cancelMany.dialogs}
      {canceling && <ActionDialog shift={canceling} action="cancel" onClose={() => setCanceling(null)} />}
    </Page>
  );
}
